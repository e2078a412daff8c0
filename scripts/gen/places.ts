import { join } from 'node:path'
import { ROOT } from '../lib/run.ts'

/** Where the chain reads and writes. Paths are absolute. */
export const OPENAPI = join(ROOT, 'openapi')
export const ENTRY = join(OPENAPI, 'openapi.yaml')
/** The calls to other hosts: a description of its own, so that nothing routes them here. */
export const EXTERNAL_ENTRY = join(OPENAPI, 'external.yaml')
export const LINT_CONFIG = join(OPENAPI, 'redocly.yaml')
export const LOCK = join(OPENAPI, 'contract.lock')
export const GENERATED = join(OPENAPI, 'generated')
export const BUNDLE = join(GENERATED, 'openapi.json')
export const TYPES = join(GENERATED, 'schema.d.ts')
export const GUARDS = join(GENERATED, 'guards')
