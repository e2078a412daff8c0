// Plain JavaScript: an install without development packages runs this on whatever Node there is, and then it does
// nothing (docs/decisions/164).
import { existsSync } from 'node:fs'

if (existsSync(new URL('../node_modules/node/package.json', import.meta.url))) await import('./lib/prepare.ts')
