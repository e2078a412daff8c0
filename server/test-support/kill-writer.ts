/**
 * A program to be killed: opens the folder, reports the numbers it finds, then writes one number after another and
 * reports each once the database has acknowledged it. Runs until somebody ends it. Arguments: folder, first number to
 * write.
 */
import { openDatabase } from '../db/open.ts'

const [dataDir = '', first = '0'] = process.argv.slice(2)
const { sql } = await openDatabase({ dataDir })
await sql`create table if not exists kill_test (n integer primary key, filler text not null)`
const found = await sql<{ n: number }[]>`select n from kill_test order by n`
process.stdout.write(`found ${JSON.stringify(found.map((row) => row.n))}\n`)
for (let n = Number(first); ; n += 1) {
  await sql`insert into kill_test values (${n}, repeat('x', ${(n % 7) * 300}::int))`
  process.stdout.write(`wrote ${n}\n`)
}
