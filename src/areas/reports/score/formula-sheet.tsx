import { useLingui } from '@lingui/react/macro'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import css from './score.module.css'

/**
 * The whole formula, so that nobody has to believe a number (server/domain/health-score/score.rules.ts has the same).
 */
export function FormulaSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const parts = [
    {
      name: t`체성분`,
      text: t`체질량지수 18.5에서 23까지 12점, 15와 30에서 0점이에요. 체지방률은 남성 15%, 여성 23%까지 8점, 거기서 15 높으면 0점이에요. 석 달 안의 마지막 체중과 여섯 달 안의 마지막 체지방률을 써요.`,
    },
    {
      name: t`혈압`,
      text: t`한 달 평균으로, 한 달 안에 없으면 석 달 안의 마지막 값으로 셈해요. 위는 80에서 0점, 90에서 20점, 110까지 20점, 120에서 16점, 130에서 11점, 140에서 6점, 160에서 0점. 아래는 50에서 0점, 60에서 20점, 70까지 20점, 80에서 16점, 85에서 11점, 90에서 6점, 100에서 0점. 낮은 쪽을 써요.`,
    },
    {
      name: t`혈당`,
      text: t`공복 54에서 0점, 70에서 20점, 90까지 20점, 100에서 15점, 126에서 3점, 140에서 0점이에요. 석 달 평균을, 없으면 여섯 달 안의 마지막 값을 써요.`,
    },
    {
      name: t({ message: '활동', context: '점수' }),
      text: t`걸음은 내 목표를 채우면 12점이에요. 목표가 없으면 8,000보예요. 잠은 7시간에서 9시간까지 8점, 5시간과 11시간에서 0점이에요.`,
    },
    {
      name: t({ message: '식사', context: '점수' }),
      text: t`먹은 열량이 목표에서 10% 안이면 12점, 50% 벗어나면 0점이에요. 한 달 내내 적으면 8점이에요.`,
    },
  ]
  return (
    <Sheet open onCloseRequest={onClose} title={t`점수는 이렇게 셈해요`}>
      <div className={css.formula}>
        <p>{t`다섯 부분이 20점씩이에요. 점 사이는 곧은 선으로 잇고, 부분마다 반올림해서 더해요.`}</p>
        <dl>
          {parts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{t`모르는 부분은 빼고, 아는 부분의 점수만 말해요. 그때는 60점이나 80점 가운데 몇 점인지 말하고, 또래와 견주지 않아요. 세 부분은 알아야 해요. 한쪽만 알면 그쪽이 20점을 다 맡아요. 체지방률만으로는 셈하지 않고, 걸음과 잠과 식사는 한 달에 이레부터 셈해요. 전체는 받을 수 있는 점수의 70%부터 정상, 50%부터 주의예요. 부분은 그 안에서 가장 살펴볼 값을 따라요.`}</p>
        <p className={css.sources}>
          {t`기준: 대한비만학회(2022), 대한고혈압학회(2022), 질병관리청, 대한당뇨병학회, 미국수면재단(2015), JAMA 323권 12호(2020), 인바디. 배점은 저희가 정했어요.`}
        </p>
      </div>
    </Sheet>
  )
}
