import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import { FileTooBigError, uploadFile } from '#src/contract/upload.ts'
import { profilePicture, type DefaultPicture } from '#src/lib/profile-picture.ts'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ImagePicker } from '#src/ui/image-picker/image-picker.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { useModifyPicture } from './user-info.queries.ts'
import css from './user-info.module.css'

const FACES: readonly DefaultPicture[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const MB = 1024 * 1024
/** What is opened to be cut; what is sent is a small part of it. */
const MOST_MB = 20

/**
 * One of nine, or a photo of one's own, cut to a square. A photo is sent when it is saved, once, and stays chosen where
 * that failed. [MBR-03] [UPL-04]
 */
export function Picture({ usrImg, onClose }: { usrImg: string; onClose: () => void }) {
  const { t } = useLingui()
  const change = useModifyPicture()
  const now = profilePicture(usrImg)
  const [face, setFace] = useState<DefaultPicture | null>(now.kind === 'default' ? now.picture : null)
  const [photo, setPhoto] = useState<{ image: Blob; url: string } | null>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const sent = useRef<{ image: Blob; imgId: string }>(undefined)
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.url)), [photo])

  const idOf = async (image: Blob): Promise<string> => {
    if (sent.current?.image !== image)
      sent.current = {
        image,
        imgId: await uploadFile(new File([image], 'profile.jpg', { type: 'image/jpeg' }), 'PROFILE'),
      }
    return sent.current.imgId
  }
  const save = async () => {
    setSending(true)
    setProblem(null)
    try {
      await change.sendAsync({
        body: { usrImg: photo === null ? `0${String(face)}` : await idOf(photo.image) },
        skipErrorHandler: true,
      })
      onClose()
    } catch (failure) {
      // A picture that the server does not take is sent anew; one that arrived while only the answer was lost is not.
      if (failure instanceof ApiError && failure.kind === 'status') sent.current = undefined
      setProblem(
        failure instanceof FileTooBigError
          ? t`사진이 너무 커요. 더 작은 사진을 골라 주세요.`
          : failure instanceof ApiError && failure.kind === 'status' && failure.serverMessage !== ''
            ? failure.serverMessage
            : t`저장하지 못했어요. 다시 시도해 주세요.`,
      )
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={`${css.stack} ${css.sheet}`}>
      <div className={css.faces} role="radiogroup" aria-label={t`프로필 그림`}>
        {FACES.map((each) => (
          <label key={each} className={css.face}>
            <Avatar picture={each} size="l" />
            <input
              type="radio"
              name="face"
              aria-label={t`${each}번째 그림`}
              checked={face === each}
              onChange={() => {
                setFace(each)
                setPhoto(null)
              }}
            />
          </label>
        ))}
      </div>
      {/* One is chosen at a time: with a drawn one the photo goes. */}
      <ImagePicker
        label={t`내 사진`}
        value={photo?.url ?? (face === null && now.kind === 'image' ? now.url : null)}
        onPick={(image) => {
          setPhoto({ image, url: URL.createObjectURL(image) })
          setFace(null)
        }}
        maxBytes={MB}
        maxWidthPx={512}
        maxFileBytes={MOST_MB * MB}
      />
      <p
        className={css.quiet}
      >{t`사진은 ${MOST_MB}MB까지 고를 수 있고, 찍은 곳과 때는 지우고 보내요. 동료의 화면에서는 사진 대신 그림으로 보여요.`}</p>
      {problem === null ? null : (
        <Notice kind="danger" live="alert">
          {problem}
        </Notice>
      )}
      <Button size="l" block disabled={face === null && photo === null} busy={isSending} onClick={() => void save()}>
        {t`저장하기`}
      </Button>
    </div>
  )
}
