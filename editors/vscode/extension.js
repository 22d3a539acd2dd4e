// jayverify in VS Code: starts `jayverify lsp` in the folder of the project. The language
// client does all else.
'use strict';

const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

/** Starts the server. VS Code calls this when the first Java file is opened. */
exports.activate = async function () {
  const settings = workspace.getConfiguration('jayverify');
  const folder = workspace.workspaceFolders && workspace.workspaceFolders[0];
  const server = {
    command: settings.get('command'),
    args: ['lsp', ...settings.get('flags')],
    options: folder ? { cwd: folder.uri.fsPath } : {},
  };
  const options = {
    documentSelector: [{ scheme: 'file', language: 'java' }],
    initializationOptions: {
      classes: settings.get('classes'),
      classPath: settings.get('classPath'),
      scope: settings.get('scope'),
    },
  };
  client = new LanguageClient('jayverify', 'jayverify', server, options);
  await client.start();
};

/** Stops the server and its solvers. */
exports.deactivate = function () {
  return client && client.stop();
};
