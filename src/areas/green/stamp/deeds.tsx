import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Camera from 'lucide-react/icons/camera'
import Check from 'lucide-react/icons/check'
import { useRef, useState } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import { uploadFile } from '#src/contract/upload.ts'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { fileProblem, shrinkImage } from '#src/ui/image-picker/image-file.ts'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { deedIcons } from './deed-icons.ts'
import { doneAt } from './stamp.ts'
import { BOARD, useGreenCheck, type Board, type Deed } from './stamp.queries.ts'
import css from './stamp.module.css'

const MB = 1024 * 1024

/**
 * What can be done today, each with its one button; what is done says when. The quiz is one of them, with a page of its
 * own.
 */
export function Deeds({ board, today }: { board: Board; today: string }) {
  const { t, i18n } = useLingui()
  const done = useDeed()
  const hasPhoto = board.todayList.some(({ photoYn, doneYn }) => photoYn === 'Y' && doneYn === 'N')
  return (
    <Card tight label={t`오늘 할 수 있는 것`}>
      <Rows>
        {board.todayList.map((deed) => {
          const { deedNm } = deed
          const at = doneAt(board, deed, today)
          const isDone = deed.doneYn === 'Y'
          return (
            <ListRow
              key={deed.deedCode}
              lead={<RowIcon icon={deedIcons[deed.deedCode]} />}
              title={
                <span className={css.name} data-done={isDone || undefined} lang={koreanIn(deedNm, i18n.locale)}>
                  {deedNm}
                </span>
              }
              sub={
                !isDone ? (
                  <span lang={koreanIn(deed.descTxt, i18n.locale)}>{deed.descTxt}</span>
                ) : at === null ? (
                  t`오늘 했어요`
                ) : (
                  t`${at}에 했어요`
                )
              }
              end={
                isDone ? (
                  <Icon of={Check} className={css.check} label={t`했어요`} />
                ) : deed.photoYn === 'Y' ? (
                  <Photo
                    deed={deed}
                    busy={done.busy === deed.deedCode}
                    onFile={(file) => void done.withPhoto(deed, file)}
                  />
                ) : (
                  <Button
                    kind="soft"
                    size="s"
                    busy={done.busy === deed.deedCode}
                    aria-label={t`${deedNm}, 했어요`}
                    onClick={() => void done.plain(deed)}
                  >
                    {t({ message: '했어요', context: '단추' })}
                  </Button>
                )
              }
            />
          )
        })}
        <ListRow
          render={<Link to="/service/greenQuiz" />}
          lead={<RowIcon icon={deedIcons.QUIZ} />}
          title={t`그린 퀴즈`}
          sub={t`맞히면 스탬프를 하나 드려요`}
          chevron
        />
      </Rows>
      {hasPhoto ? <p className={css.fine}>{t`사진은 따로 살펴보지 않고 30일 뒤에 지워요.`}</p> : null}
    </Card>
  )
}

function Photo({ deed: { deedNm }, busy, onFile }: { deed: Deed; busy: boolean; onFile: (file: File) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="s"
        icon={Camera}
        busy={busy}
        aria-label={t`${deedNm}, 찍기`}
        onClick={() => input.current?.click()}
      >{t`찍기`}</Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t`${deedNm}, 사진`}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // the same file may be chosen again after a mistake
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

/** Tells of a deed. What was done on another phone is no failure: the board is read again and shows it. */
function useDeed() {
  const { t } = useLingui()
  const client = useQueryClient()
  const check = useGreenCheck()
  const [busy, setBusy] = useState<string | null>(null)

  const given = ({ stampCnt, goalCnt }: Board): void => {
    toast({
      kind: 'good',
      text: stampCnt === goalCnt ? t`열 번을 다 모아서 포인트를 드렸어요` : t`그린 스탬프를 받았어요`,
    })
  }
  /** The board on which a deed stands although its answer was lost: it has been read again by then. */
  const counted = ({ deedCode }: Deed) =>
    client
      .getQueriesData<Board>({ queryKey: [BOARD] })
      .map(([, board]) => board)
      .find((board) => board?.todayList.some((each) => each.deedCode === deedCode && each.doneYn === 'Y'))
  const stampDeed = async (deed: Deed, imgId?: string) => {
    const { board } = await check.sendAsync({
      body: { deedCode: deed.deedCode, ...(imgId !== undefined && { imgId }) },
    })
    given(board)
  }
  const doing = async (deed: Deed, work: () => Promise<void>) => {
    setBusy(deed.deedCode)
    try {
      await work()
    } catch (error) {
      const isToday = error instanceof ApiError && error.code === 'greenToday'
      const board = isToday ? undefined : counted(deed)
      if (board) return given(board)
      toast({
        kind: isToday ? 'good' : 'bad',
        text: isToday ? t`오늘은 이미 했어요` : t`보내지 못했어요. 다시 시도해 주세요.`,
      })
    } finally {
      setBusy(null)
    }
  }
  const problems = {
    unsupported: t`사진 파일이 아니에요. 다른 파일을 골라 주세요.`,
    'too-large': t`사진이 너무 커요. 더 작은 사진을 골라 주세요.`,
    unreadable: t`열 수 없는 사진이에요. 다른 사진을 골라 주세요.`,
  }
  return {
    busy,
    plain: (deed: Deed) => doing(deed, () => stampDeed(deed)),
    withPhoto: async (deed: Deed, file: File) => {
      const found = fileProblem(file, 20 * MB)
      if (found === 'unsupported' || found === 'too-large') {
        toast({ kind: 'bad', text: problems[found] })
        return
      }
      await doing(deed, async () => {
        const small = await shrinkImage(file, 1280, MB).catch(() => null)
        if (small === null) toast({ kind: 'bad', text: problems.unreadable })
        else await stampDeed(deed, await uploadFile(new File([small], 'tray.jpg', { type: 'image/jpeg' }), 'GREEN'))
      })
    },
  }
}
