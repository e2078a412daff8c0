import { useLingui } from '@lingui/react/macro'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatDay } from '#src/lib/days.ts'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'

type Props = {
  places: readonly Schemas['WelfitPlace'][]
  value: string
  onChange: (placeCode: string) => void
  onClose: () => void
}

/** Where to go, with the first day on which there is a seat. */
export function PlaceSheet({ places, value, onChange, onClose }: Props) {
  const { t, i18n } = useLingui()
  const first = (day: string | null) => {
    const name = day && formatDay(day, i18n.locale, 'medium')
    return name ? t`${name}부터 자리가 있어요` : t`지금은 자리가 없어요`
  }
  return (
    <Sheet open onCloseRequest={onClose} title={t`어디가 좋으세요?`}>
      <RadioRows
        label={t`곳`}
        name="place"
        value={value}
        onChange={onChange}
        options={places.map(({ placeCode, placeNm, wayTxt, firstDt }) => ({
          value: placeCode,
          title: placeNm,
          sub: `${wayTxt} · ${first(firstDt)}`,
        }))}
      />
    </Sheet>
  )
}
