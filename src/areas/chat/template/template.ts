import type { Schemas } from '#src/contract/schemas.ts'

export type Template = Schemas['ChatTemplate']
export type TemplateButton = Template['buttonList'][number]

/** The moment that a message was sent at, parted into its day and its clock. */
export const sentAt = (sendDtm: string | null): { day: string; clock: string } | null =>
  sendDtm === null ? null : { day: sendDtm.slice(0, 8), clock: `${sendDtm.slice(8, 10)}:${sendDtm.slice(10, 12)}` }

/** An address outside that may be opened: https, and nothing else. */
export function outside(target: string | null): URL | null {
  if (target === null || !URL.canParse(target)) return null
  const url = new URL(target)
  return url.protocol === 'https:' ? url : null
}
