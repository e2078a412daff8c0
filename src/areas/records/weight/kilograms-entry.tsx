import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'

type Props = Pick<ComponentProps<typeof NumberEntry>, 'label' | 'value' | 'onChange' | 'note' | 'error'> & {
  /** It is being saved. */
  busy: boolean
  consent: { needed: boolean }
}

/** The number of a weight's sheet, with its keypad and the button that sends the form. */
export function KilogramsEntry({ busy, consent, ...field }: Props) {
  const { t } = useLingui()
  return (
    <NumberEntry
      {...field}
      unit="kg"
      autoFocus
      action={
        <>
          <ConsentRow consent={consent} />
          <Button type="submit" size="l" block busy={busy} busyLabel={t`저장하는 중`}>
            {consent.needed ? t`동의하고 저장하기` : t`저장하기`}
          </Button>
        </>
      }
    />
  )
}
