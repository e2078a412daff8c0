import { useLingui } from '@lingui/react/macro'
import Lock from 'lucide-react/icons/lock'
import { Card } from '#src/ui/card/card.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import css from './ask.module.css'

/** Whether the answer comes by e-mail, too. */
export function EmailRow({
  address,
  value,
  onChange,
}: {
  address: string
  value: boolean
  onChange: (on: boolean) => void
}) {
  const { t } = useLingui()
  return (
    <Card tight>
      <Rows>
        <ListRow
          as="label"
          title={t`답을 메일로도 받기`}
          sub={address}
          end={<Switch hideLabel label={t`답을 메일로도 받기`} checked={value} onChange={onChange} />}
        />
      </Rows>
    </Card>
  )
}

/** Who reads it, and when an answer comes. */
export function KitchenPromise() {
  const { t } = useLingui()
  return (
    <p className={css.promise}>
      <Icon of={Lock} size="s" />
      {t`조리실에는 이름 없이 전해요. 일하는 날 하루 안에 답해 드려요.`}
    </p>
  )
}
