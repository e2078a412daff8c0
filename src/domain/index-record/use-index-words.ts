import { useLingui } from '@lingui/react/macro'
import type { Status } from '#src/charts/status-pointer.tsx'
import type { Origin } from './index-record.ts'
import { isSerious, type CareCode } from './extremes.ts'
import type { Level } from './level.ts'

/** The one word of each status that StatusPointer shows. [CRT-14] */
export function useStatusWords(): Readonly<Record<Status, string>> {
  const { t } = useLingui()
  return { normal: t`정상`, caution: t`주의`, danger: t`위험`, lacking: t`부족` }
}

/** Where a reading came from, in words. */
export function useOriginWords(): Readonly<Record<Origin, string>> {
  const { t } = useLingui()
  return { manual: t`직접 입력`, samsung: t`삼성 헬스`, apple: t`애플 건강`, inbody: t`인바디` }
}

/** How high a value is, in words that name no illness. */
export function useLevelWords(): Readonly<Record<Level, string>> {
  const { t } = useLingui()
  return { low: t`낮음`, normal: t`정상`, care: t`주의`, high: t`높음` }
}

/** The word of an extreme value, which is more than its level says; undefined where the level's own word will do. */
export function useCareWord(): (code: CareCode | null) => string | undefined {
  const { t } = useLingui()
  return (code) => {
    if (code === null || !isSerious(code)) return undefined
    return code.endsWith('LOW') ? t`매우 낮음` : t`매우 높음`
  }
}
