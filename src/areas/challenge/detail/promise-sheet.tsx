import { useLingui } from '@lingui/react/macro'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { joinWords, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import type { Challenge } from '../challenge.ts'
import { usePromise } from './detail.queries.ts'
import css from './detail.module.css'

/** The one line that the member holds themselves to: theirs alone, and theirs to change. [CHA-02] */
export function PromiseSheet({
  challenge: { code, mine, offeredPromise },
  onClose,
}: {
  challenge: Pick<Challenge, 'code' | 'mine' | 'offeredPromise'>
  onClose: () => void
}) {
  const { t } = useLingui()
  const save = usePromise()
  const before = mine?.promise ?? ''
  const [typed, type, forget] = useDraft(`own promise ${code}`, joinWords)
  const promise = typed ?? (before || (offeredPromise ?? ''))
  const text = promise.trim()
  const sent = () => {
    forget()
    onClose()
  }
  return (
    <Sheet open onCloseRequest={onClose} title={before === '' ? t`약속 쓰기` : t`약속 고치기`}>
      <div className={css.stack}>
        <TextArea
          sunken
          label={t`나의 약속`}
          value={promise}
          onChange={type}
          limit={MOST_LETTERS.promise}
          help={t`나만 볼 수 있어요. 끝나면 다시 보여 드릴게요.`}
          rows={3}
        />
        <Button
          size="l"
          block
          busy={save.isPending}
          disabled={text === '' || text === before || isBeyond(promise, MOST_LETTERS.promise)}
          onClick={() => save.send({ body: { chalnCode: code, promiseTxt: text } }, sent)}
        >{t`저장`}</Button>
      </div>
    </Sheet>
  )
}
