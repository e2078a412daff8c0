CREATE TABLE "care_contents" (
	"contents_seq" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"title_eng" text NOT NULL,
	"summary" text NOT NULL,
	"summary_eng" text NOT NULL,
	"author_nm" text NOT NULL,
	"author_nm_eng" text NOT NULL,
	"thumb_path" text,
	"video_path" text,
	"read_min" smallint NOT NULL,
	"reg_dt" text NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"related" integer[] NOT NULL,
	"view_cnt" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_reads" (
	"hc_id" text NOT NULL,
	"contents_seq" integer NOT NULL,
	"read_dt" text NOT NULL,
	CONSTRAINT "care_reads_hc_id_contents_seq_read_dt_pk" PRIMARY KEY("hc_id","contents_seq","read_dt")
);
--> statement-breakpoint
CREATE TABLE "chat_counsellors" (
	"cnstnt_id" text PRIMARY KEY NOT NULL,
	"cnstnt_nm" text NOT NULL,
	"cnstnt_nm_eng" text NOT NULL,
	"open_tm_txt" text NOT NULL,
	"open_tm_txt_eng" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"hc_id" text NOT NULL,
	"room_id" text NOT NULL,
	"msg_seq" integer NOT NULL,
	"writer" text NOT NULL,
	"msg_txt" text,
	"img_id" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_hc_id_room_id_msg_seq_pk" PRIMARY KEY("hc_id","room_id","msg_seq")
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"hc_id" text NOT NULL,
	"room_id" text NOT NULL,
	"cnstnt_id" text NOT NULL,
	"room_type" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_rooms_hc_id_room_id_pk" PRIMARY KEY("hc_id","room_id"),
	CONSTRAINT "chat_rooms_one" UNIQUE("hc_id","cnstnt_id","room_type")
);
--> statement-breakpoint
CREATE TABLE "chat_templates" (
	"template_code" text PRIMARY KEY NOT NULL,
	"template_type" text NOT NULL,
	"title" text NOT NULL,
	"title_eng" text NOT NULL,
	"contents" text NOT NULL,
	"contents_eng" text NOT NULL,
	"buttons" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_cares" (
	"hc_id" text NOT NULL,
	"chaln_code" text NOT NULL,
	"part" text NOT NULL,
	"habits" jsonb NOT NULL,
	"writer_nm" text,
	"comment_txt" text,
	CONSTRAINT "challenge_cares_hc_id_chaln_code_part_pk" PRIMARY KEY("hc_id","chaln_code","part")
);
--> statement-breakpoint
CREATE TABLE "challenge_contents" (
	"chaln_code" text NOT NULL,
	"cust_contents_seq" integer NOT NULL,
	"title" text NOT NULL,
	"summary_txt" text NOT NULL,
	"img_path" text,
	"video_path" text,
	"open_dt" text NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"action_txt" text,
	CONSTRAINT "challenge_contents_chaln_code_cust_contents_seq_pk" PRIMARY KEY("chaln_code","cust_contents_seq")
);
--> statement-breakpoint
CREATE TABLE "challenge_contents_states" (
	"hc_id" text NOT NULL,
	"chaln_code" text NOT NULL,
	"cust_contents_seq" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "challenge_contents_states_hc_id_chaln_code_cust_contents_seq_pk" PRIMARY KEY("hc_id","chaln_code","cust_contents_seq")
);
--> statement-breakpoint
CREATE TABLE "counsel_subjects" (
	"chaln_code" text NOT NULL,
	"cnslt_opt_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"descr" jsonb,
	"order_seq" smallint NOT NULL,
	CONSTRAINT "counsel_subjects_chaln_code_cnslt_opt_code_pk" PRIMARY KEY("chaln_code","cnslt_opt_code")
);
--> statement-breakpoint
CREATE TABLE "goal_proposals" (
	"hc_id" text NOT NULL,
	"recmnd_seq" integer NOT NULL,
	"chaln_code" text NOT NULL,
	"goal_val" integer NOT NULL,
	"reason" jsonb NOT NULL,
	"writer_nm" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"reject_txt" text,
	CONSTRAINT "goal_proposals_hc_id_recmnd_seq_pk" PRIMARY KEY("hc_id","recmnd_seq")
);
--> statement-breakpoint
CREATE TABLE "interview_papers" (
	"hc_id" text NOT NULL,
	"chaln_code" text NOT NULL,
	"weight" integer NOT NULL,
	"goal_weight" integer,
	"subjects" text[] NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_papers_hc_id_chaln_code_pk" PRIMARY KEY("hc_id","chaln_code")
);
--> statement-breakpoint
CREATE TABLE "interview_questions" (
	"chaln_code" text NOT NULL,
	"qstn_seq" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer_type" text NOT NULL,
	"required_yn" text NOT NULL,
	"unit" jsonb,
	"options" jsonb NOT NULL,
	"habit" text,
	CONSTRAINT "interview_questions_chaln_code_qstn_seq_pk" PRIMARY KEY("chaln_code","qstn_seq")
);
--> statement-breakpoint
CREATE TABLE "green_answers" (
	"hc_id" text NOT NULL,
	"quiz_seq" integer NOT NULL,
	"choice_no" smallint NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "green_answers_hc_id_quiz_seq_pk" PRIMARY KEY("hc_id","quiz_seq")
);
--> statement-breakpoint
CREATE TABLE "green_deeds" (
	"deed_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_eng" text,
	"how" text NOT NULL,
	"how_eng" text,
	"photo_yn" text NOT NULL,
	"carbon_g" integer NOT NULL,
	"source" text,
	"source_eng" text,
	"weekdays" smallint[] NOT NULL,
	"order_seq" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "green_quizzes" (
	"quiz_seq" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_eng" text,
	"question" text NOT NULL,
	"question_eng" text,
	"choices" jsonb NOT NULL,
	"right_no" smallint NOT NULL,
	"why" text NOT NULL,
	"why_eng" text,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "green_stories" (
	"story_seq" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_eng" text,
	"summary" text NOT NULL,
	"summary_eng" text,
	"art" text,
	"reg_dt" text NOT NULL,
	"parts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "green_story_reads" (
	"hc_id" text NOT NULL,
	"story_seq" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "green_story_reads_hc_id_story_seq_pk" PRIMARY KEY("hc_id","story_seq")
);
--> statement-breakpoint
CREATE TABLE "green_tips" (
	"tip_seq" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"words_eng" text,
	"reg_dt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample_posts" (
	"board_seq" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sample_posts_board_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 11 CACHE 1),
	"hc_id" text NOT NULL,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "till_meals" (
	"hc_id" text NOT NULL,
	"menu_dt" text NOT NULL,
	"restaurant_code" text NOT NULL,
	CONSTRAINT "till_meals_hc_id_menu_dt_pk" PRIMARY KEY("hc_id","menu_dt")
);
--> statement-breakpoint
CREATE TABLE "well_food_days" (
	"chaln_code" text NOT NULL,
	"menu_dt" text NOT NULL,
	"menu_code" text NOT NULL,
	"sum_kcal" integer NOT NULL,
	CONSTRAINT "well_food_days_chaln_code_menu_dt_pk" PRIMARY KEY("chaln_code","menu_dt")
);
--> statement-breakpoint
ALTER TABLE "green_stamps" ADD COLUMN "deed_code" text DEFAULT 'NOLEFT' NOT NULL;--> statement-breakpoint
ALTER TABLE "green_stamps" ADD COLUMN "stamp_seq" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "green_stamps_stamp_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 701 CACHE 1);--> statement-breakpoint
ALTER TABLE "green_stamps" ADD COLUMN "stamped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "green_stamps" ADD COLUMN "carbon_g" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "green_stamps" ADD COLUMN "img_id" text;--> statement-breakpoint
ALTER TABLE "care_reads" ADD CONSTRAINT "care_reads_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_reads" ADD CONSTRAINT "care_reads_contents_seq_care_contents_contents_seq_fk" FOREIGN KEY ("contents_seq") REFERENCES "public"."care_contents"("contents_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_cnstnt_id_chat_counsellors_cnstnt_id_fk" FOREIGN KEY ("cnstnt_id") REFERENCES "public"."chat_counsellors"("cnstnt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_cares" ADD CONSTRAINT "challenge_cares_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_cares" ADD CONSTRAINT "challenge_cares_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_contents" ADD CONSTRAINT "challenge_contents_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_contents_states" ADD CONSTRAINT "challenge_contents_states_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_contents_states" ADD CONSTRAINT "challenge_contents_states_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel_subjects" ADD CONSTRAINT "counsel_subjects_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_proposals" ADD CONSTRAINT "goal_proposals_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_proposals" ADD CONSTRAINT "goal_proposals_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_papers" ADD CONSTRAINT "interview_papers_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_papers" ADD CONSTRAINT "interview_papers_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "green_answers" ADD CONSTRAINT "green_answers_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "green_answers" ADD CONSTRAINT "green_answers_quiz_seq_green_quizzes_quiz_seq_fk" FOREIGN KEY ("quiz_seq") REFERENCES "public"."green_quizzes"("quiz_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "green_story_reads" ADD CONSTRAINT "green_story_reads_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "green_story_reads" ADD CONSTRAINT "green_story_reads_story_seq_green_stories_story_seq_fk" FOREIGN KEY ("story_seq") REFERENCES "public"."green_stories"("story_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_posts" ADD CONSTRAINT "sample_posts_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_meals" ADD CONSTRAINT "till_meals_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_meals" ADD CONSTRAINT "till_meals_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "well_food_days" ADD CONSTRAINT "well_food_days_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "well_food_days" ADD CONSTRAINT "well_food_days_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "care_contents_day" ON "care_contents" USING btree ("reg_dt");--> statement-breakpoint
CREATE INDEX "care_contents_category" ON "care_contents" USING btree ("category","reg_dt");--> statement-breakpoint
CREATE INDEX "sample_posts_member" ON "sample_posts" USING btree ("hc_id");