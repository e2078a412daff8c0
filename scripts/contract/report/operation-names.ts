import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../../lib/run.ts'
import type { Row } from '../ledger.ts'

let titles: Record<string, Record<string, string>> | undefined

/**
 * What testers call an operation: its Korean title in openapi/titles.ko.yaml, else the summary that the contract gives
 * it.
 */
export function nameOf({ operationId, area, summary }: Pick<Row, 'operationId' | 'area' | 'summary'>): string {
  titles ??= parse(readFileSync(join(ROOT, 'openapi', 'titles.ko.yaml'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  return titles[area]?.[operationId.slice(area.length)] ?? summary
}
