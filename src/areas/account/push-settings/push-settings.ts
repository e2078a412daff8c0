import type { Schemas } from '#src/contract/schemas.ts'

type PushSetting = Schemas['PushSetting']
export type PushKind = PushSetting['pushType']

/** The settings with some kinds switched. */
export const switched = (
  rows: readonly PushSetting[],
  kinds: readonly PushKind[] | 'all',
  on: boolean,
): PushSetting[] => {
  const useYn: PushSetting['useYn'] = on ? 'Y' : 'N'
  return rows.map((row) => (kinds === 'all' || kinds.includes(row.pushType) ? { ...row, useYn } : row))
}

/**
 * What all of them are to a switch: advertising comes on with the rest only where the member has agreed to marketing,
 * as the server does it.
 */
export const togetherOf = (rows: readonly PushSetting[], on: boolean, isMarketingAgreed: boolean): PushKind[] =>
  rows.map(({ pushType }) => pushType).filter((pushType) => !on || isMarketingAgreed || pushType !== 'event')

/** Whether the switch above all of them stands on, and how many are. */
export function allOf(rows: readonly PushSetting[]): { on: boolean; count: number } {
  const count = rows.filter(({ useYn }) => useYn === 'Y').length
  return { on: count > 0, count }
}

/** Somebody would wait for a lunch that is ready: switching that off is asked for, alone or with all others. */
export const asksFirst = (rows: readonly PushSetting[], kinds: readonly PushKind[] | 'all', on: boolean): boolean =>
  !on &&
  rows.some(
    ({ pushType, useYn }) =>
      pushType === 'reservation' && useYn === 'Y' && (kinds === 'all' || kinds.includes(pushType)),
  )

/**
 * What comes on with the switch above: what was on before it was switched off here, so that nobody gets what they had
 * declined; without that, all.
 */
export const onAgain = (before: readonly PushKind[]): readonly PushKind[] | 'all' =>
  before.length > 0 ? before : 'all'

export const wantedOf = (rows: readonly PushSetting[]): PushKind[] =>
  rows.filter(({ useYn }) => useYn === 'Y').map(({ pushType }) => pushType)
