import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { type Formula, formulaOf, type HealthAge, LOWER_PRESSURE } from './age.ts'
import { useAgeWords } from './age-words.ts'
import css from './age.module.css'

const signed = (years: number) => formatNumber(years, { decimals: 1, sign: 'always' })
const pointsText = (points: readonly { value: number; age: number }[]) =>
  points.map(({ value, age }) => `${formatNumber(value, { decimals: 1 })} → ${signed(age)}`).join(', ')

/**
 * The whole formula, so that nobody has to believe a number: its points are the server's own
 * (server/domain/health-age/rules.ts).
 */
export function FormulaSheet({ age, onClose }: { age: HealthAge; onClose: () => void }) {
  const { t } = useLingui()
  const lower = pointsText(LOWER_PRESSURE)
  const { names, how } = useAgeWords()
  const rows = formulaOf(age)
  const nameOf = ({ code, name }: Formula) =>
    code === 'WEIGHT'
      ? t`체질량지수`
      : code === 'MUSCLE'
        ? t`근육량 (kg/m²)`
        : code === 'SLEEP'
          ? t`수면 (분)`
          : (name ?? names[code])
  const missing = (code: Formula['code']) => {
    const way = how[code]
    return t`아직 몰라요. ${way}.`
  }
  return (
    <Sheet open onCloseRequest={onClose} title={t`건강나이는 이렇게 셈해요`}>
      <div className={css.formula}>
        <p>{t`만 나이에 아래 항목을 더하고 빼요. 점 사이는 곧은 선으로 잇고, 마지막에 한 번 반올림해요.`}</p>
        <p>{t`혈압, 걸음, 잠, 나트륨은 30일 평균, 공복 혈당은 90일 평균이에요. 몸무게는 90일, 체지방과 근육은 반년, 허리둘레는 1년 안에서 가장 새것을 써요. 허리둘레와 공복 혈당은 검진 결과도 써요.`}</p>
        <dl>
          {rows.map((row) => (
            <div key={row.code}>
              <dt>{nameOf(row)}</dt>
              {row.points.length > 0 ? <dd>{pointsText(row.points)}</dd> : null}
              {row.isKnown ? null : <dd>{missing(row.code)}</dd>}
            </div>
          ))}
        </dl>
        {rows.some(({ code, points }) => code === 'BP' && points.length > 0) ? (
          <p>{t`혈압의 점은 위 혈압의 것이에요. 아래 혈압은 ${lower}이고, 둘 가운데 나이를 더 많게 하는 쪽을 세요.`}</p>
        ) : null}
        <p>{t`네 가지보다 적게 알거나 모두 체격에 관한 것이면 나이를 말하지 않아요. 참고로만 보세요.`}</p>
        <p className={css.sources}>
          {t`기준: 대한고혈압학회(2022), 대한당뇨병학회(2023), 대한비만학회(2022), 세계보건기구 나트륨(2012), 아시아 근감소증 모임(2019), 미국수면재단(2015), JAMA 323권 12호(2020), 인바디. 더하고 빼는 값은 저희가 정했어요.`}
        </p>
      </div>
    </Sheet>
  )
}
