package report

// The objects of SARIF 2.1.0 that SARIF writes, with those of their properties that
// it fills in (OASIS, errata 01, section 3). Empty properties are left out, because
// readers take a written default, such as -1 for an offset, for a value.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct { // §3.14
		Tool              sarifTool          `json:"tool"`
		Invocations       []*sarifInvocation `json:"invocations"`
		ColumnKind        string             `json:"columnKind"`
		AutomationDetails sarifID            `json:"automationDetails"`
		Results           []*sarifResult     `json:"results"`
		Properties        map[string]any     `json:"properties"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct { // §3.19
		Name           string      `json:"name"`
		Version        string      `json:"version,omitempty"`
		InformationURI string      `json:"informationUri"`
		Rules          []sarifRule `json:"rules"`
	}
	sarifRule struct { // §3.49
		ID                   string         `json:"id"`
		Name                 string         `json:"name"`
		ShortDescription     sarifText      `json:"shortDescription"`
		FullDescription      sarifText      `json:"fullDescription"`
		Help                 sarifText      `json:"help"`
		DefaultConfiguration sarifConfig    `json:"defaultConfiguration"`
		Properties           map[string]any `json:"properties"`
	}
	sarifConfig struct {
		Level string `json:"level"`
	}
	sarifID struct {
		ID string `json:"id"`
	}
	sarifText struct { // a message (§3.11) or a multiformat message string (§3.12)
		Text     string `json:"text"`
		Markdown string `json:"markdown,omitempty"`
	}
	sarifInvocation struct { // §3.20
		ExecutionSuccessful bool                 `json:"executionSuccessful"`
		Notifications       []*sarifNotification `json:"toolExecutionNotifications,omitempty"`
	}
	sarifNotification struct { // §3.58
		Level     string           `json:"level"`
		Message   sarifText        `json:"message"`
		Locations []*sarifLocation `json:"locations,omitempty"`
	}
	sarifResult struct { // §3.27
		RuleID              string             `json:"ruleId"`
		RuleIndex           int                `json:"ruleIndex"`
		Kind                string             `json:"kind"`
		Level               string             `json:"level"`
		Message             sarifText          `json:"message"`
		Locations           []*sarifLocation   `json:"locations"`
		CodeFlows           []sarifCodeFlow    `json:"codeFlows,omitempty"`
		Stacks              []sarifStack       `json:"stacks,omitempty"`
		PartialFingerprints map[string]string  `json:"partialFingerprints"`
		Suppressions        []sarifSuppression `json:"suppressions,omitempty"`
		BaselineState       string             `json:"baselineState,omitempty"`
		Properties          map[string]any     `json:"properties"`
	}
	sarifSuppression struct { // §3.35
		Kind          string `json:"kind"`
		Status        string `json:"status"`
		Justification string `json:"justification,omitempty"`
	}
	sarifLocation struct { // §3.28
		PhysicalLocation *sarifPhysical `json:"physicalLocation,omitempty"`
		LogicalLocations []sarifLogical `json:"logicalLocations,omitempty"`
		Message          *sarifText     `json:"message,omitempty"`
	}
	sarifPhysical struct { // §3.29
		ArtifactLocation sarifArtifact `json:"artifactLocation"`
		Region           *sarifRegion  `json:"region,omitempty"`
	}
	sarifArtifact struct { // §3.4
		URI       string `json:"uri"`
		URIBaseID string `json:"uriBaseId,omitempty"`
	}
	sarifRegion struct { // §3.30; there are no columns in class files
		StartLine int        `json:"startLine"`
		Snippet   *sarifText `json:"snippet,omitempty"`
	}
	sarifLogical struct { // §3.33
		Name               string `json:"name"`
		FullyQualifiedName string `json:"fullyQualifiedName"`
		Kind               string `json:"kind"`
	}
	sarifCodeFlow struct { // §3.36
		ThreadFlows []sarifThreadFlow `json:"threadFlows"`
	}
	sarifThreadFlow struct { // §3.37
		Message   *sarifText  `json:"message,omitempty"` // the name of the thread
		Locations []sarifStep `json:"locations"`
	}
	sarifStep struct { // a thread flow location, §3.38
		Location       *sarifLocation       `json:"location"`
		State          map[string]sarifText `json:"state,omitempty"`
		Importance     string               `json:"importance"`
		ExecutionOrder int                  `json:"executionOrder"`
	}
	sarifStack struct { // §3.44
		Message sarifText    `json:"message"`
		Frames  []sarifFrame `json:"frames"`
	}
	sarifFrame struct { // §3.45
		Location *sarifLocation `json:"location"`
	}
)
