import { useLingui } from '@lingui/react/macro'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { changesOf, peersBreakfast } from './report.ts'
import css from './report.module.css'

/**
 * Against oneself the last time; the others are one line, where there are enough of them. The first report has nothing
 * to compare with.
 */
export function Changes({ comparison: { itemList, peerTxt } }: { comparison: Schemas['PatternCompData'] }) {
  const { t, i18n } = useLingui()
  const changes = changesOf(itemList)
  const peers = peersBreakfast(itemList)
  if (changes.length === 0 && peers === null) return null
  const spans = { VEG: t`하루 평균`, NA: t`하루 평균`, BREAKFAST: t`14일 가운데`, NIGHT: t`2주 동안` }
  const amount = (value: number) => formatNumber(value, { decimals: 1 })
  // Korean counters stand close, written units and English words apart.
  const withUnit = (value: number, unit: string) =>
    `${amount(value)}${i18n.locale === 'ko' && /[가-힣]/.test(unit) ? '' : '\u00A0'}${unit}`

  return (
    <Card labelledBy="changes">
      <CardHead id="changes" title={changes.length === 0 ? t`다른 회원은` : t`지난 보고서보다`} />
      {changes.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
        <ul className={css.changes} role="list" aria-labelledby="changes">
          {changes.map(({ code, name, unit, before, now, isBetter }) => (
            <li key={code}>
              <span className={css.name}>
                <b>{name}</b>
                {spans[code]}
              </span>
              <span className={css.values}>
                <VisuallyHidden>{t`지난번`}</VisuallyHidden>
                {withUnit(before, unit)}
                <Icon of={ChevronRight} size="xs" />
                <VisuallyHidden>{t`이번`}</VisuallyHidden>
                <b data-better={isBetter || undefined}>{withUnit(now, unit)}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
      {peers === null ? null : <p className={css.peers}>{t`${peerTxt}은 아침을 ${amount(peers)}일 드셨어요.`}</p>}
    </Card>
  )
}
