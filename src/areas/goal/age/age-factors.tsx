import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FactorRows } from '#src/charts/factor-rows.tsx'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { type HealthAge, missingOf, percentOf, sumOf } from './age.ts'
import { SOURCE_OF, useAgeWords } from './age-words.ts'

const signed = (years: number) => formatNumber(years, { decimals: 1, minDecimals: 1, sign: 'always' })

/** What makes it older or younger, each with its change since last month; the rows add up to the age. */
export function AgeFactors({ age }: { age: HealthAge }) {
  const { t } = useLingui()
  const { factors, healthAge, prevHealthAge, realAge } = age
  if (factors.length === 0) return null
  const sum = healthAge === null ? null : sumOf(age)
  const change = healthAge === null || prevHealthAge === null ? null : healthAge - prevHealthAge
  const years = Math.abs(change ?? 0)
  const title =
    change === null
      ? t`지금 아는 것`
      : change < 0
        ? t`지난달보다 ${years}살 젊어졌어요`
        : change > 0
          ? t`지난달보다 ${years}살 늘었어요`
          : t`지난달과 같아요`
  const since = (by: number | null) => {
    if (by === null) return t`지난달에는 몰랐어요`
    const text = signed(by)
    return by === 0 ? t`지난달 그대로` : t`지난달보다 ${text}`
  }
  const total = sum && formatNumber(sum.age, { decimals: 1, minDecimals: 1 })
  const inAll = sum && signed(sum.years)
  return (
    <Card>
      <CardHead title={title} />
      <FactorRows
        label={t`건강나이를 바꾼 것`}
        factors={factors.map(({ factorCode, factorNm, valueTxt, gapAge, changeAge }) => {
          const text = signed(gapAge)
          return {
            key: factorCode,
            name: factorNm,
            sub: `${valueTxt}\n${since(changeAge)}`,
            effect: gapAge > 0 ? 'worse' : 'better',
            percent: percentOf(gapAge, factors),
            value: t`${text}세`,
          }
        })}
        {...(sum && { sum: { text: t`${realAge}세에서 ${total}세로`, value: t`${inAll}세` } })}
      />
    </Card>
  )
}

/** What nobody knows yet: each row leads to where it becomes known. */
export function MissingFactors({ age }: { age: HealthAge }) {
  const { t } = useLingui()
  const { names, how } = useAgeWords()
  const missing = missingOf(age)
  if (missing.length === 0) return null
  return (
    <Card tight>
      <CardHead title={t`아직 모르는 것`} />
      <Rows label={t`아직 모르는 것`}>
        {missing.map((code) => (
          <ListRow
            key={code}
            tight
            title={names[code]}
            sub={how[code]}
            chevron
            render={<Link {...SOURCE_OF[code]} />}
          />
        ))}
      </Rows>
    </Card>
  )
}
