import { useLingui } from '@lingui/react/macro'
import { josa } from '#src/lib/korean.ts'
import { leadOf, lowOf, type Detail, type Group, type Item } from './detail.ts'

/** What came out low, as a name within a sentence, and what Korean puts behind it. */
export function useLowName(items: readonly Pick<Item, 'itemCode'>[]): { name: string; subject: string } {
  const { t, i18n } = useLingui()
  const sugar = t({ message: '혈당', context: '문장' })
  const pressure = t({ message: '혈압', context: '문장' })
  const [hasSugar, hasPressure] = [
    items.some(({ itemCode }) => itemCode === 'NBD'),
    items.some(({ itemCode }) => itemCode !== 'NBD'),
  ]
  const both = t({ message: '혈당과 혈압', context: '문장' })
  const one = hasSugar ? sugar : pressure
  const name = hasSugar && hasPressure ? both : one
  return { name, subject: i18n.locale === 'ko' ? josa(name, '이/가') : '' }
}

/** What the check-up says, in one sentence of two lines. */
export function useLead(detail: Detail): string {
  const { t, i18n } = useLingui()
  const names = useGroupNames()
  const lead = leadOf(detail)
  const { name: low, subject } = useLowName(lowOf(detail))
  if (lead.is === 'again') return t`병원에서\n한 번 더 재 보세요`
  if (lead.is === 'fine') return t`모두 괜찮아요`
  if (lead.is === 'low') return t`${low}${subject} 낮게\n나왔어요`
  if (lead.is === 'unread') return t`결과지에서\n확인할 값이 있어요`
  if (lead.is === 'doctor') return t`의사 선생님 말씀을\n읽어 보세요`
  if (lead.is === 'whole') {
    const { judge } = lead
    return t`정상${judge}로 나왔어요`
  }
  if (lead.is === 'some') {
    const { count } = lead
    if (lead.rest === 'low') return t`${count}가지를 살펴보세요\n${low}도 낮게 나왔어요`
    return lead.rest === 'fine'
      ? t`${count}가지를 살펴보세요\n나머지는 괜찮아요`
      : t`${count}가지를 살펴보세요\n결과지도 확인해 주세요`
  }
  // In the middle of an English sentence a name begins small.
  const name = i18n.locale === 'ko' ? names[lead.group] : names[lead.group].toLowerCase()
  if (lead.rest === 'low') return t`${name}부터 살펴보세요\n${low}도 낮게 나왔어요`
  return lead.rest === 'fine'
    ? t`${name}만 살펴보세요\n나머지는 괜찮아요`
    : t`${name}부터 살펴보세요\n결과지도 확인해 주세요`
}

/** As they fit on the plate: shorter than the sheet has them. */
export function useGroupNames(): Record<Group['groupCode'], string> {
  const { t } = useLingui()
  return {
    BODY: t`체격`,
    SENSE: t`눈·귀`,
    BP: t({ message: '혈압', context: '갈래' }),
    BLOOD: t`혈색소`,
    SUGAR: t({ message: '혈당', context: '갈래' }),
    LIPID: t`지질`,
    KIDNEY: t`콩팥`,
    LIVER: t`간`,
    LUNG: t`가슴`,
  }
}
