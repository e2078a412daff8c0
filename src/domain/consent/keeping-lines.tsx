import { keepingLines } from './keeping-words.ts'
import { RuleLines } from './rule-lines.tsx'

/** The text of the consent to keep health data, as every form unfolds it. */
export function KeepingLines() {
  return <RuleLines lines={keepingLines} />
}
