import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatPortion } from '#src/lib/portions.ts'
import { countsOf, type Line } from './drinks.ts'
import { useDrinkWords } from './use-drink-words.ts'
import css from './drinks.module.css'

/** 5잔 드셨어요, with the number large; of several vessels in one line: 2잔, 1병 드셨어요. */
export function Total({ drunk }: { drunk: readonly Line[] }) {
  const { t } = useLingui()
  const words = useDrinkWords()
  const [only, ...others] = countsOf(drunk)
  if (!only || others.length > 0) return t`${words.total(drunk)} 드셨어요`
  const text = formatPortion(only.count)
  const count = Math.ceil(only.count)
  return (
    <span className={css.total}>
      {only.unit === 'GLASS' ? (
        <Trans>
          <b>{text}</b> <Plural value={count} other="잔 드셨어요" />
        </Trans>
      ) : only.unit === 'BOTTLE' ? (
        <Trans>
          <b>{text}</b> <Plural value={count} other="병 드셨어요" />
        </Trans>
      ) : (
        <Trans>
          <b>{text}</b> <Plural value={count} other="캔 드셨어요" />
        </Trans>
      )}
    </span>
  )
}
