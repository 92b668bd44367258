// npm start: installs what is missing, builds what is stale, then serves. Parsed by old Nodes too,
// so that they get the sentence below and not a syntax error: everything newer is imported after
// it.
var parts = process.versions.node.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(
    'Masar needs Node 20.19 or newer; this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and run npm start again.',
  )
  process.exit(1)
}

import('./lib/serve.mjs')
  .then(function (module) {
    return module.serve()
  })
  .catch(function (error) {
    console.error(error && error.message ? error.message : error)
    process.exit(1)
  })
