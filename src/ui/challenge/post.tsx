import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { ReactNode } from 'react'
import { Avatar, type AvatarPicture } from '../avatar/avatar.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './post.module.css'

type Counted = { count: number; label: string; onPress: () => void }

type Props = {
  author: string
  picture: AvatarPicture
  /** How long ago: "12분 전". */
  when: string
  children: ReactNode
  likes: Counted & { liked: boolean }
  comments: Counted
}

/** What a member of the community wrote; posts below each other are parted by a hairline. */
export function Post({ author, picture, when, children, likes, comments }: Props) {
  return (
    <article className={css.post}>
      <header>
        <Avatar picture={picture} size="s" />
        <b>{author}</b>
        <span>{when}</span>
      </header>
      <p>{children}</p>
      <footer>
        <button type="button" aria-label={likes.label} aria-pressed={likes.liked} onClick={likes.onPress}>
          <Icon of={Heart} size="s" />
          {likes.count}
        </button>
        <button type="button" aria-label={comments.label} onClick={comments.onPress}>
          <Icon of={MessageCircle} size="s" />
          {comments.count}
        </button>
      </footer>
    </article>
  )
}
