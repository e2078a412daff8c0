import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { bannerImagesQuery } from './around.queries.ts'
import css from './around.module.css'

/** The pictures behind a banner. One that does not come is told in its words, which say all that stands on it. */
export function BannerImages({ bannerSeq }: { bannerSeq: number }) {
  const { t } = useLingui()
  const { data, isPending, isFetching, refetch } = useQuery(bannerImagesQuery(bannerSeq))
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  if (isPending) return <Skeleton height={160} />
  if (!data)
    return (
      <ErrorState
        level={2}
        title={t`불러오지 못했어요`}
        text={t`잠깐 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className={css.images}>
      {data.map(({ orderSeq, imgUrl, altTxt }) =>
        failed.has(orderSeq) ? (
          <p key={orderSeq}>{altTxt}</p>
        ) : (
          <img
            key={orderSeq}
            src={imgUrl}
            alt={altTxt}
            loading="lazy"
            decoding="async"
            onError={() => setFailed((before) => new Set([...before, orderSeq]))}
          />
        ),
      )}
    </div>
  )
}
