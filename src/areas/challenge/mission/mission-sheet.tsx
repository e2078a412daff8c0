import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { FileTooBigError } from '#src/contract/upload.ts'
import type { Day } from '#src/lib/days.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { decimalOf } from '#src/lib/typed.ts'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ImagePicker } from '#src/ui/image-picker/image-picker.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import {
  sendMission,
  useUpdateMission,
  useInsertMission,
  useChangeMission,
  useDeleteMission,
} from './mission.queries.ts'
import type { Mission } from './mission.ts'
import { useMissionPicture } from './use-mission-picture.ts'
import { useMissionWords } from './use-mission-words.ts'
import css from './mission.module.css'

/** A day's steps. */
const MOST = 200_000
const PICTURE_BYTES = 2 * 1024 * 1024

/** One mission of a day: tick it off, correct it, take it back, or exchange it. [MIS-01] [MIS-02] [MIS-03] [MIS-04] */
export function MissionSheet({ mission, day, onClose }: { mission: Mission; day: Day; onClose: () => void }) {
  const { t } = useLingui()
  const say = useMissionWords()
  const enter = useInsertMission()
  const correct = useUpdateMission()
  const takeBack = useDeleteMission()
  const { entry, count } = mission
  const [typed, type, forget] = useDraft<{ value?: string; memo?: string }>(`mission ${mission.seq} ${day}`, joinFields)
  const { value = String(entry?.value ?? ''), memo = entry?.memo ?? '' } = typed ?? {}
  const steps = decimalOf(value, '보')
  const number = /^\d{1,6}$/.test(steps) && Number(steps) <= MOST ? Number(steps) : undefined
  const picture = useMissionPicture(entry?.picture ?? null)
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isMissing = (count !== null && number === undefined) || (mission.needsPicture && picture.shown === null)
  // A picture takes its time: by then this sheet may be closed, and another one open.
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const close = () => {
    if (isHere.current) onClose()
  }

  const takenBack = () => {
    forget()
    close()
  }

  const save = async () => {
    setProblem(null)
    setUploading(true)
    const image = await picture.ofWire().catch((failure: unknown) => {
      setProblem(
        failure instanceof FileTooBigError
          ? t`사진이 너무 커요. 더 작은 사진을 골라 주세요.`
          : t`사진을 올리지 못했어요. 다시 시도해 주세요.`,
      )
      return undefined
    })
    setUploading(false)
    if (image === undefined) return
    const said = {
      memoTxt: memo.trim(),
      ...(count && number !== undefined && { doneVal: number }),
      ...image,
    }
    // A bare tick that another phone has made is made; what was typed or chosen here is not in it.
    const isBare = count === null && said.memoTxt === '' && !picture.isChanged
    const stands = entry
      ? await sendMission(correct, { body: { missionDailySeq: entry.seq, ...said } }, close)
      : await sendMission(
          enter,
          { body: { missionSeq: mission.seq, missionDt: day, ...said } },
          close,
          isBare ? 'alreadyEntered' : undefined,
        )
    if (stands) forget()
    else picture.forget()
  }

  const doneWord = count ? t`이만큼 했어요` : t`했어요`
  return (
    <Sheet open onCloseRequest={onClose} title={mission.name}>
      <div className={css.sheet}>
        <p className={css.how}>{mission.how}</p>
        {count && <p className={css.count}>{say.count(count)}</p>}
        {mission.needsPicture && !entry ? <p className={css.note}>{t`사진을 남기면 완료돼요.`}</p> : null}
        {count && (
          <TextField
            sunken
            label={t`직접 적기 (${count.unit})`}
            help={t`적은 값은 미션에만 쓰여요. 순위와 포인트는 휴대폰이 센 걸음으로 정해요.`}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(next) => type({ ...typed, value: next })}
          />
        )}
        <TextField
          sunken
          label={t`한마디`}
          autoComplete="off"
          limit={MOST_LETTERS.missionMemo}
          value={memo}
          onChange={(next) => type({ ...typed, memo: next })}
        />
        <div>
          <ImagePicker
            label={mission.needsPicture ? t`사진` : t`사진 (없어도 돼요)`}
            value={picture.shown}
            onPick={picture.pick}
            shape="4:3"
            maxBytes={PICTURE_BYTES}
          />
          {picture.shown === null || mission.needsPicture ? null : (
            <Button kind="text" size="s" onClick={picture.takeOut}>{t`사진 빼기`}</Button>
          )}
          <p className={css.note}>{t`사진은 나만 볼 수 있어요.`}</p>
        </div>
        {problem === null ? null : (
          <Notice kind="danger" live="alert">
            {problem}
          </Notice>
        )}
        <Button
          size="l"
          block
          disabled={isMissing || isBeyond(memo, MOST_LETTERS.missionMemo)}
          busy={isUploading || enter.isPending || correct.isPending}
          onClick={() => void save()}
        >
          {entry ? t`고치기` : doneWord}
        </Button>
        {entry && (
          <Button
            kind="text"
            block
            busy={takeBack.isPending}
            onClick={() => void sendMission(takeBack, { body: { missionDailySeq: entry.seq } }, takenBack, 'notFound')}
          >{t`안 한 것으로 되돌리기`}</Button>
        )}
        {mission.choices.length > 0 && <Exchange mission={mission} day={day} onClose={onClose} />}
      </div>
    </Sheet>
  )
}

function Exchange({ mission, day, onClose }: { mission: Mission; day: Day; onClose: () => void }) {
  const { t } = useLingui()
  const exchange = useChangeMission()
  return (
    <section>
      <h3 className={css.change} id="exchange">{t`오늘 하기 어려우면 바꿔 보세요`}</h3>
      <p className={css.note}>{t`하루에 한 번 바꿀 수 있어요.`}</p>
      <Rows labelledBy="exchange">
        {mission.choices.map(({ seq, name }) => (
          <ListRow
            key={seq}
            tight
            title={name}
            end={
              <Button
                kind="soft"
                size="s"
                aria-label={t`${name}, 이걸로 바꾸기`}
                busy={exchange.sending?.body.newMissionSeq === seq}
                onClick={() =>
                  void sendMission(
                    exchange,
                    { body: { missionDt: day, missionSeq: mission.seq, newMissionSeq: seq } },
                    onClose,
                  )
                }
              >{t`이걸로`}</Button>
            }
          />
        ))}
      </Rows>
    </section>
  )
}
