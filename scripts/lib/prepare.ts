// npm install ends with this: makes what every first command would wait for, generated files (so that an editor knows
// every type) and the empty database that new ones are copied from. What fails here fails again, with its reason, in
// the command that needs it.
import { embeddedTemplate } from '../../server/db/open.ts'
import { runScript } from './run.ts'

const [generated, database] = await Promise.all([
  runScript('scripts/gen.ts', [], { quiet: true }),
  embeddedTemplate().then(() => '', String),
])
if (generated.code !== 0) console.warn(`Nothing was generated, npm run gen tells more:\n${generated.output.trim()}`)
if (database !== '') console.warn(`The first start will make its database by itself: ${database}`)
