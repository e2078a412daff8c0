/**
 * What `npm run serve` runs, and `npm start` after building: the bundled server where there is one of exactly these
 * sources, else the sources.
 */
import './quick-start.ts'
import { freshBundle } from './bundle.ts'

await import(freshBundle() ?? './serve.ts')
