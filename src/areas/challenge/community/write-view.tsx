import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { goBack } from '#src/app/navigation.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { imageFileUrl, uploadFile } from '#src/contract/upload.ts'
import { mostLetters } from '#src/lib/letter-bounds.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { FormGroup, RecordFormPage } from '#src/patterns/record-form-page.tsx'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ImagePicker } from '#src/ui/image-picker/image-picker.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { postQuery, useSavePost } from './community.queries.ts'
import { useViews } from './use-views.ts'
import css from './community.module.css'

const MOST_PICTURES = 5
const PICTURE_BYTES = 2 * 1024 * 1024

/** Writes a post, or changes an own one. What was typed outlives going back and a lost connection. [CHA-09] */
export function WriteView({ chalnCode, cmutySeq }: { chalnCode: string; cmutySeq?: number | undefined }) {
  return cmutySeq === undefined ? (
    <WriteForm chalnCode={chalnCode} />
  ) : (
    <ChangeForm chalnCode={chalnCode} cmutySeq={cmutySeq} />
  )
}

function ChangeForm({ chalnCode, cmutySeq }: { chalnCode: string; cmutySeq: number }) {
  const { data: post } = useSuspenseQuery(postQuery(cmutySeq))
  // Gone since, or somebody else's: then it is a new one.
  if (post === null || post.myYn !== 'Y') return <WriteForm chalnCode={chalnCode} />
  // What stands in the place of its words is not the member's, and must not be sent as theirs.
  if (post.foldCode === 'MANY') return <FoldedPage chalnCode={chalnCode} />
  return <WriteForm chalnCode={chalnCode} post={{ cmutySeq, contents: post.contents, imgIds: post.imgIdList }} />
}

/** An own post that several people have reported since: there is nothing to change until somebody has looked. */
function FoldedPage({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const show = useViews()
  return (
    <StatePage
      bar={
        <ScreenBar
          titleAs="p"
          title={t`이야기 고치기`}
          backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}&view=community`}
        />
      }
    >
      <EmptyState
        level={1}
        title={t`신고가 여러 건이라 확인하고 있어요`}
        action={<Button onClick={() => show({ view: 'community' }, { replace: true })}>{t`이야기 모두 보기`}</Button>}
      />
    </StatePage>
  )
}

function WriteForm({
  chalnCode,
  post,
}: {
  chalnCode: string
  post?: { cmutySeq: number; contents: string; imgIds: string[] }
}) {
  const { t } = useLingui()
  const router = useRouter()
  const save = useSavePost()
  // Pictures on their way: a post that was sent before they have come would stand without them.
  const [sending, setSending] = useState(0)
  const form = useValidForm({
    schema: v.object({
      contents: v.pipe(v.string(), v.trim(), v.nonEmpty(t`한마디라도 적어 주세요`), mostLetters(MOST_LETTERS.post)),
      imgIds: v.array(v.string()),
    }),
    initial: { contents: post?.contents ?? '', imgIds: post?.imgIds ?? [] },
    draft: `community ${chalnCode} ${post?.cmutySeq ?? 'new'}`,
    onSubmit: ({ contents, imgIds }) =>
      save.sendAsync({ body: { chalnCode, contents, imgIdList: imgIds, ...(post && { cmutySeq: post.cmutySeq }) } }),
    onSent: () => goBack(router, `/challenge/ChallengeDetail?chalnCode=${chalnCode}&view=community`),
    refusal: save.refusal,
  })

  return (
    <RecordFormPage
      bar={
        <ScreenBar
          titleAs="p"
          title={post ? t`이야기 고치기` : t`이야기 쓰기`}
          backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}&view=community`}
        />
      }
      form={form}
      title={post ? t`이야기를\n고쳐 볼까요?` : t`오늘은\n어땠나요?`}
      help={t`같은 챌린지에 있는 사람이 볼 수 있어요.`}
      action={
        <Button type="submit" size="l" block busy={form.busy || sending > 0}>
          {post ? t`고치기` : t`올리기`}
        </Button>
      }
    >
      <FormGroup>
        <FormField form={form} name="contents">
          {(field) => (
            <TextArea
              {...field}
              sunken
              label={t`오늘 이야기`}
              rows={6}
              limit={MOST_LETTERS.post}
              counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`}
            />
          )}
        </FormField>
        <FormField form={form} name="imgIds">
          {(field) => <Pictures ids={field.value} onChange={field.onChange} sending={sending} onSending={setSending} />}
        </FormField>
      </FormGroup>
    </RecordFormPage>
  )
}

interface PicturesProps {
  ids: readonly string[]
  onChange: (ids: string[]) => void
  /** How many are on their way. */
  sending: number
  onSending: (change: (sending: number) => number) => void
}

function Pictures({ ids, onChange, sending, onSending }: PicturesProps) {
  const { t } = useLingui()
  // One can be chosen while another is on its way: each is added to what is there when it comes.
  const known = useRef(ids)
  useEffect(() => {
    known.current = ids
  }, [ids])
  const add = async (image: Blob) => {
    onSending((count) => count + 1)
    try {
      const imgId = await uploadFile(new File([image], 'picture.jpg', { type: 'image/jpeg' }), 'CMUTY')
      onChange([...known.current, imgId].slice(0, MOST_PICTURES))
    } catch {
      toast({ kind: 'bad', text: t`사진을 올리지 못했어요. 다시 시도해 주세요.`, about: 'picture' })
    } finally {
      onSending((count) => count - 1)
    }
  }
  return (
    <>
      {ids.length === 0 ? null : (
        <ul className={css.chosen}>
          {ids.map((id, index) => (
            <li key={id}>
              <img src={imageFileUrl(id, 'CMUTY')} alt={t`올린 사진 ${index + 1}`} />
              <Button
                kind="text"
                size="s"
                aria-label={t`사진 ${index + 1} 빼기`}
                onClick={() => onChange(ids.filter((each) => each !== id))}
              >{t`빼기`}</Button>
            </li>
          ))}
        </ul>
      )}
      {ids.length >= MOST_PICTURES ? null : (
        <ImagePicker
          key={ids.length}
          label={sending > 0 ? t`사진을 올리는 중` : t`사진`}
          value={null}
          onPick={(image) => void add(image)}
          shape="4:3"
          maxBytes={PICTURE_BYTES}
        />
      )}
    </>
  )
}
