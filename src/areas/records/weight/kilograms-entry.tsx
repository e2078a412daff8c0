import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'

type Props = Pick<ComponentProps<typeof NumberEntry>, 'label' | 'value' | 'onChange' | 'note' | 'error'> & {
  /** It is being saved. */
  busy: boolean
}

/** The number of a weight's sheet, with its keypad and the button that sends the form. */
export function KilogramsEntry({ busy, ...field }: Props) {
  const { t } = useLingui()
  return (
    <NumberEntry
      {...field}
      unit="kg"
      autoFocus
      action={
        <Button type="submit" size="l" block busy={busy} busyLabel={t`저장하는 중`}>
          {t`저장하기`}
        </Button>
      }
    />
  )
}
