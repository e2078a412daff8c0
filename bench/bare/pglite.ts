// Nothing but PGlite: opens the folder given, answers one statement, says so, and waits to be stopped.
import { PGlite } from '@electric-sql/pglite'

const folder = process.argv[2]
if (!folder) throw new Error('pglite.ts FOLDER')
const pg = await PGlite.create(folder)
await pg.query('select 1')
process.once('SIGTERM', () => void pg.close().then(() => process.exit(0)))
console.log('ready')
setInterval(() => {}, 60_000)
