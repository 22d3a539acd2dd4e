-- Edits the Maven example in Neovim, whose init file is editors/neovim/jayverify.lua.
-- The environment names the files. Prints what happens; a failure ends it with exit code 1.

local function env(name) return (assert(os.getenv(name), name)) end
local function say(text) io.stdout:write('\n' .. text .. '\n') end

local ended = 0 -- runs
local progress = vim.lsp.handlers['$/progress']
vim.lsp.handlers['$/progress'] = function(err, result, ...)
  if result.value.kind == 'end' then ended = ended + 1 end
  return progress(err, result, ...)
end

local function wait(what, ok)
  local start = vim.loop.hrtime()
  if not vim.wait(600000, ok, 10) then error('no ' .. what) end
  return (vim.loop.hrtime() - start) / 1e9
end

local function errors()
  return #vim.diagnostic.get(nil, { severity = vim.diagnostic.severity.ERROR })
end

local function text(file)
  return vim.fn.readfile(file)
end

local function edit(file)
  vim.api.nvim_buf_set_lines(0, 0, -1, false, text(file))
  vim.cmd('silent write')
  local out = vim.fn.system(env('BUILD'))
  if vim.v.shell_error ~= 0 then error(out) end
end

local function request(method, params)
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 600000) or {}) do
    if answer.err then error(method .. ': ' .. vim.inspect(answer.err)) end
    return answer.result
  end
  error('no answer to ' .. method)
end

local function main()
  vim.cmd('edit ' .. vim.fn.fnameescape(env('MAIN')))
  wait('first run', function() return ended > 0 end)
  if errors() > 0 then error('the right program has violations') end

  edit(env('WRONG'))
  say(string.format('diagnostic after %.2f s', wait('diagnostic', function() return errors() > 0 end)))
  local d = vim.diagnostic.get(nil, { severity = vim.diagnostic.severity.ERROR })[1]
  say(vim.fn.fnamemodify(vim.api.nvim_buf_get_name(d.bufnr), ':t') .. ':' .. (d.lnum + 1) .. ': ' .. d.message:gsub('\n.*', ''))

  local document = { textDocument = vim.lsp.util.make_text_document_params() }
  for _, lens in ipairs(request('textDocument/codeLens', document)) do
    say('lens ' .. (lens.range.start.line + 1) .. ': ' .. lens.command.title:gsub('[%d.]+ s$', 'N s'))
  end
  document.position = { line = 4, character = 0 }
  say('hover: ' .. request('textDocument/hover', document).contents.value:gsub('\n', ' '))

  local before = ended
  edit(env('RIGHT'))
  say(string.format('gone after %.2f s', wait('end of the diagnostic', function() return errors() == 0 end)))
  wait('another run', function() return ended > before end)
  if errors() > 0 then error('the diagnostic has come back') end
  local client = vim.lsp.buf_get_clients(0)
  for _, c in pairs(client) do c.stop() end
  wait('end of the server', function() return #vim.lsp.get_active_clients() == 0 end)
end

local ok, err = pcall(main)
if not ok then say('FAILED: ' .. tostring(err)) end
vim.cmd(ok and 'qall!' or 'cquit!')
