import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/app/use-language.ts'
import { allergyNotice, declaredOf } from '#src/domain/meal/allergens.ts'
import { AllergyLine } from '#src/domain/meal/allergy-line.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { choiceQuery } from './subscription.queries.ts'
import css from './subscription.module.css'

/** The nutrients and allergens of one choice. */
export function ChoiceSheet({
  subscribedSeq,
  smartMenuSeq,
  onClose,
}: {
  subscribedSeq: number
  smartMenuSeq: string
  onClose: () => void
}) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data, isError } = useQuery(choiceQuery(subscribedSeq, smartMenuSeq))
  const rows = data
    ? [
        [t`열량`, data.sumKcal, 'kcal'],
        [t`탄수화물`, data.totCho, 'g'],
        [t`단백질`, data.totProtein, 'g'],
        [t`지방`, data.totFat, 'g'],
        [t`당`, data.totSugar, 'g'],
        [t`나트륨`, data.totNa, 'mg'],
      ]
    : []
  return (
    <Sheet
      open
      onCloseRequest={onClose}
      title={data ? (language === 'en' && data.menuNameEng) || data.menuName : t`영양과 재료`}
    >
      {isError ? <p>{t`불러오지 못했어요. 다시 열어 주세요.`}</p> : null}
      <dl className={css.facts}>
        {rows.map(([name, value, unit]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value == null ? '–' : `${value} ${unit ?? ''}`}</dd>
          </div>
        ))}
      </dl>
      {data?.menuCntnt ? <p>{data.menuCntnt}</p> : null}
      {data ? <AllergyLine notice={allergyNotice([declaredOf(data, language)])} /> : null}
    </Sheet>
  )
}
