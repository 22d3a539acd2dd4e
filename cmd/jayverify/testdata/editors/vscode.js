// Edits the Maven example with the extension in editors/vscode and the language client of
// VS Code. jest-mock-vscode has the classes of VS Code; what the editor does is below. The
// environment names the files. Prints what happens; a failure ends it with exit code 1.
'use strict';

const { execSync } = require('child_process');
const fs = require('fs');
const Module = require('module');
const path = require('path');

const env = name => process.env[name] || fail(new Error(name));
const say = text => process.stdout.write(text + '\n');
function fail(err) {
  say('FAILED: ' + (err.stack || err));
  process.exit(1);
}

// ---- An editor: the parts of VS Code that the language client asks for. ----

const mock = require('jest-mock-vscode').createVSCodeMock({ fn: f => f || (() => undefined) });
const nothing = () => undefined;
const disposable = { dispose: nothing };
const providers = { lens: [], hover: [], action: [] };
const commands = new Map();
const collections = [];
const documents = [];
const shown = [];
let waiters = [];

function changed() {
  for (const w of waiters) w();
}

// wait waits until ok says so, after something has come from the server.
async function wait(ok) {
  const start = process.hrtime.bigint();
  while (!ok()) await new Promise(done => { waiters = [...waiters, done]; });
  return Number(process.hrtime.bigint() - start) / 1e9;
}

class Collection {
  constructor(name) { this.name = name; this.map = new Map(); collections.push(this); }
  set(uri, list) { this.map.set(uri.toString(), list || []); changed(); }
  delete(uri) { this.map.delete(uri.toString()); changed(); }
  clear() { this.map.clear(); changed(); }
  get(uri) { return this.map.get(uri.toString()); }
  has(uri) { return this.map.has(uri.toString()); }
  forEach(f) { this.map.forEach((v, k) => f(mock.Uri.parse(k), v, this)); }
  dispose() { this.clear(); }
}

// CancellationSource is never cancelled.
class CancellationSource {
  constructor() { this.token = { isCancellationRequested: false, onCancellationRequested: never }; }
  cancel() {}
  dispose() {}
}

const events = {};
const event = name => {
  events[name] = events[name] || new mock.EventEmitter();
  return events[name].event;
};
const never = () => disposable;
const register = list => (selector, provider) => { list.push(provider); return disposable; };
const root = mock.Uri.file(env('ROOT'));
const settings = { command: env('OWN'), flags: [], classes: [], classPath: [], scope: 'project' };
let runs = 0;

// filled answers questions about what is not here with something that does nothing: a
// class, a way to register, or nothing at all.
function filled(name, object) {
  return new Proxy(object, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then') return target[key];
      if (/^(on|register)/.test(key)) return never;
      if (/^[A-Z]/.test(key)) return (target[key] = class {});
      return undefined;
    },
  });
}

const vscode = filled('vscode', {
  ...mock,
  CancellationTokenSource: CancellationSource,
  Hover: class { constructor(contents) { this.contents = [].concat(contents); } },
  version: '1.95.0',
  env: filled('env', { language: 'en', appName: 'test', machineId: 'test' }),
  workspace: filled('workspace', {
    workspaceFolders: [{ uri: root, name: 'maven', index: 0 }],
    get textDocuments() { return documents; },
    notebookDocuments: [],
    getConfiguration: () => ({ get: (key, other) => (key in settings ? settings[key] : other), inspect: nothing }),
    getWorkspaceFolder: () => ({ uri: root, name: 'maven', index: 0 }),
    onDidOpenTextDocument: event('open'),
    onDidCloseTextDocument: event('close'),
    onDidSaveTextDocument: event('save'),
    createFileSystemWatcher: () => ({ onDidCreate: never, onDidChange: never, onDidDelete: never, dispose: nothing }),
    fs: { isWritableFileSystem: () => true },
    applyEdit: async edit => {
      for (const [uri, edits] of edit.entries()) {
        fs.mkdirSync(path.dirname(uri.fsPath), { recursive: true });
        fs.writeFileSync(uri.fsPath, edits.map(e => e.newText).join(''));
      }
      return true;
    },
  }),
  window: filled('window', {
    createOutputChannel: () => ({ appendLine: nothing, append: nothing, clear: nothing, show: nothing, dispose: nothing }),
    showInformationMessage: async text => { say('message: ' + text); },
    showWarningMessage: async text => { say('warning: ' + text); },
    showErrorMessage: async text => { say('error: ' + text); },
    showTextDocument: async uri => { shown.push(uri.toString()); return {}; },
    visibleTextEditors: [],
    tabGroups: { all: [], onDidChangeTabs: never, onDidChangeTabGroups: never },
    withProgress: (options, task) => task({ report: nothing }, { isCancellationRequested: false, onCancellationRequested: never }).then(() => { runs++; changed(); }, nothing),
  }),
  languages: filled('languages', {
    match: () => 10,
    createDiagnosticCollection: name => new Collection(name),
    registerCodeLensProvider: register(providers.lens),
    registerHoverProvider: register(providers.hover),
    registerCodeActionsProvider: register(providers.action),
  }),
  commands: filled('commands', {
    registerCommand: (name, f) => { commands.set(name, f); return disposable; },
    executeCommand: (name, ...args) => commands.get(name)(...args),
  }),
});

const load = Module._load;
Module._load = function (name, ...rest) {
  return name === 'vscode' ? vscode : load.call(this, name, ...rest);
};

// ---- What a person does. ----

function open(file) {
  const document = {
    uri: mock.Uri.file(file), fileName: file, languageId: 'java', version: 1, isClosed: false, isDirty: false,
    getText: () => fs.readFileSync(file, 'utf8'), save: async () => true,
  };
  documents.push(document);
  events.open.fire(document);
  return document;
}

const errors = () => collections.flatMap(c => [...c.map].flatMap(([uri, list]) => list.filter(d => d.severity === mock.DiagnosticSeverity.Error).map(d => [uri, d])));

function edit(document, from) {
  fs.copyFileSync(from, document.fileName);
  events.save.fire(document);
  execSync(env('BUILD'));
}

async function main() {
  const extension = require(env('EXTENSION'));
  await extension.activate();
  const document = open(env('MAIN'));
  await wait(() => runs > 0);
  if (errors().length > 0) throw new Error('the right program has violations');

  edit(document, env('WRONG'));
  say(`diagnostic after ${(await wait(() => errors().length > 0)).toFixed(2)} s`);
  const [uri, d] = errors()[0];
  say(`${path.basename(uri)}:${d.range.start.line + 1}: ${d.message.split('\n')[0]}`);

  const token = new CancellationSource().token;
  for (const lens of await providers.lens[0].provideCodeLenses(document, token)) {
    say(`lens ${lens.range.start.line + 1}: ${lens.command.title.replace(/[\d.]+ s$/, 'N s')}`);
  }
  const hover = await providers.hover[0].provideHover(document, new mock.Position(4, 0), token);
  say('hover: ' + hover.contents.map(c => c.value).join(' ').replace(/\n/g, ' '));

  const place = { ...document, uri: mock.Uri.parse(uri) };
  const actions = await providers.action[0].provideCodeActions(place, d.range, { diagnostics: [], only: undefined, triggerKind: 1 }, token);
  say('action: ' + actions[0].title);
  await commands.get(actions[0].command.command)(...actions[0].command.arguments);
  say(fs.readFileSync(path.join(env('ROOT'), 'app', 'src', 'test', 'java', 'shop', 'MainMainRunTest.java'), 'utf8').match(/^ *shop\.Main\.main\(.*/m)[0].trim());

  const before = runs;
  edit(document, env('RIGHT'));
  say(`gone after ${(await wait(() => errors().length === 0)).toFixed(2)} s`);
  await wait(() => runs > before);
  if (errors().length > 0) throw new Error('the diagnostic has come back');
  await extension.deactivate();
}

main().then(() => process.exit(0), fail);
