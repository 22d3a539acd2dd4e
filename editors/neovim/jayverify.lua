-- jayverify in Neovim 0.8 or newer: put this into init.lua, or into plugin/jayverify.lua
-- of a folder on the runtime path.
vim.api.nvim_create_autocmd('FileType', {
  pattern = 'java',
  callback = function(args)
    local marks = { 'jayverify.toml', 'settings.gradle', 'settings.gradle.kts', '.git', 'pom.xml', 'build.gradle', 'build.gradle.kts' }
    -- The outermost folder with a build file is the project: its modules are below it.
    local root
    for dir in vim.fs.parents(args.file ~= '' and vim.fn.fnamemodify(args.file, ':p') or vim.fn.getcwd() .. '/.') do
      for _, mark in ipairs(marks) do
        if vim.fn.filereadable(dir .. '/' .. mark) == 1 or vim.fn.isdirectory(dir .. '/' .. mark) == 1 then
          root = dir
        end
      end
      if root == dir and (vim.fn.filereadable(dir .. '/jayverify.toml') == 1 or vim.fn.isdirectory(dir .. '/.git') == 1) then
        break
      end
    end
    vim.lsp.start({
      name = 'jayverify',
      cmd = { vim.g.jayverify or 'jayverify', 'lsp' },
      root_dir = root or vim.fn.getcwd(),
    })
  end,
})

vim.api.nvim_create_autocmd('LspAttach', {
  callback = function(args)
    local client = vim.lsp.get_client_by_id(args.data.client_id)
    if not client or client.name ~= 'jayverify' then
      return
    end
    -- Code lenses: what is known of each method. `gl` on a lens shows the run.
    vim.api.nvim_create_autocmd({ 'BufEnter', 'BufWritePost', 'CursorHold' }, {
      buffer = args.buf,
      callback = function() pcall(vim.lsp.codelens.refresh) end,
    })
    vim.keymap.set('n', 'gl', vim.lsp.codelens.run, { buffer = args.buf, desc = 'jayverify: show the run' })
  end,
})
