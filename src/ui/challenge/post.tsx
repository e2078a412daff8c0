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
  /** Below the name: a team. */
  sub?: ReactNode
  /** What else can be done with it: a small button at the end of the head. */
  menu?: ReactNode
  children: ReactNode
  /** Below the words: pictures. */
  below?: ReactNode
  likes: Counted & { liked: boolean }
  comments: Counted
}

/** What a member of the community wrote; posts below each other are parted by a hairline. */
export function Post({ author, picture, when, sub, menu, children, below, likes, comments }: Props) {
  return (
    <article className={css.post}>
      <header>
        <Avatar picture={picture} size="s" />
        <b>
          {author}
          {sub && <small>{sub}</small>}
        </b>
        <span>{when}</span>
        {menu}
      </header>
      <p>{children}</p>
      {below}
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
