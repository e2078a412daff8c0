import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { Button } from '#src/ui/button/button.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { tableCodeOf } from './table-code.ts'
import css from './around.module.css'

/**
 * The menu of the place where one sits, by the code on its table. No call of the shell reads a code with the camera, so
 * that it is typed or pasted; what the phone's own camera has read is found in it as well.
 */
export function TableCodeEntry({ onFound }: { onFound(restaurantCode: string): void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const ask = useWrite('post', '/api/common/getQRRestaurantInfo', { done: null, failed: null })

  const find = async () => {
    const qrCode = tableCodeOf(typed)
    if (qrCode === null) return setProblem(t`REST로 시작하는 글자를 적어 주세요.`)
    try {
      onFound((await ask.sendAsync({ body: { qrCode } })).restaurantCode)
    } catch (error) {
      // The words for a code of nobody are the server's.
      setProblem(
        (error instanceof ApiError && error.status === 404 && error.serverMessage) ||
          t`찾지 못했어요. 다시 시도해 주세요.`,
      )
    }
  }

  return (
    <form
      className={css.table}
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <TextField
        sunken
        label={t`식탁 코드`}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setProblem(undefined)
        }}
        help={t`QR 아래에 적혀 있어요. 예: REST000311:E31A`}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        clearLabel
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the tap just before
        autoFocus
      />
      <Button type="submit" kind="soft" busy={ask.isPending}>{t`찾기`}</Button>
    </form>
  )
}
