ALTER TABLE "challenge_terms" ADD COLUMN "title_eng" text;--> statement-breakpoint
ALTER TABLE "challenge_terms" ADD COLUMN "contents_eng" text;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "intro_txt_eng" text;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "notice_txt_eng" text;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "promise_txt_eng" text;--> statement-breakpoint
ALTER TABLE "event_choices" ADD COLUMN "words_eng" text;--> statement-breakpoint
ALTER TABLE "event_questions" ADD COLUMN "words_eng" text;--> statement-breakpoint
ALTER TABLE "event_questions" ADD COLUMN "why_eng" text;--> statement-breakpoint
ALTER TABLE "event_questions" ADD COLUMN "comment_eng" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "notices_eng" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "announce_words_eng" text;