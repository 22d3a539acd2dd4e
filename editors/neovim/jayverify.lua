-- jayverify in Neovim 0.7 or newer: put this into init.lua, or into plugin/jayverify.lua of
-- a folder on the runtime path. vim.g.jayverify names another program than jayverify.

local marks = { 'jayverify.toml', 'settings.gradle', 'settings.gradle.kts', 'pom.xml', 'build.gradle', 'build.gradle.kts' }

-- The project is the outermost folder with a build file: its modules are below it. A folder
-- with jayverify.toml or .git is the last one that is looked at.
local function project(file)
  local root, dir = nil, vim.fn.fnamemodify(file, ':p:h')
  while true do
    for _, mark in ipairs(marks) do
      if vim.fn.filereadable(dir .. '/' .. mark) == 1 then
        root = dir
      end
    end
    local parent = vim.fn.fnamemodify(dir, ':h')
    local last = vim.fn.filereadable(dir .. '/jayverify.toml') == 1 or vim.fn.isdirectory(dir .. '/.git') == 1
    if last or parent == dir then
      return root or vim.fn.getcwd()
    end
    dir = parent
  end
end

local clients = {} -- by folder, for Neovim 0.7

local function attached(_, buffer)
  -- Code lenses say above each method what is known of it. gl on one shows the run.
  vim.api.nvim_create_autocmd({ 'BufEnter', 'BufWritePost', 'CursorHold' }, {
    buffer = buffer,
    callback = function() pcall(vim.lsp.codelens.refresh) end,
  })
  vim.keymap.set('n', 'gl', vim.lsp.codelens.run, { buffer = buffer, desc = 'jayverify: show the run' })
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'java',
  callback = function(args)
    local buffer = args.buf or vim.api.nvim_get_current_buf()
    local config = {
      name = 'jayverify',
      cmd = { vim.g.jayverify or 'jayverify', 'lsp' },
      root_dir = project(vim.api.nvim_buf_get_name(buffer)),
      on_attach = attached,
    }
    if vim.lsp.start then
      vim.lsp.start(config)
      return
    end
    local id = clients[config.root_dir]
    if not id or not vim.lsp.get_client_by_id(id) then
      id = vim.lsp.start_client(config)
      clients[config.root_dir] = id
    end
    if id then
      vim.lsp.buf_attach_client(buffer, id)
    end
  end,
})
