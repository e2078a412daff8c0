import { useLingui } from '@lingui/react/macro'

/** Names of the meal times; the codes are known-payloads 2.8. An unknown code has no name. */
export function useMealTimeName() {
  const { t } = useLingui()
  const names: Record<string, string> = {
    '1': t`아침`,
    '2': t`점심`,
    '3': t`저녁`,
    '4': t`야식`,
    '5': t`간식`,
    '6': t`새벽식`,
  }
  return (code: string) => names[code] ?? ''
}
