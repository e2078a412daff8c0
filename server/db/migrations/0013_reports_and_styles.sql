CREATE TABLE "pattern_reports" (
	"hc_id" text NOT NULL,
	"report_seq" integer NOT NULL,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL,
	"figures" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "pattern_reports_hc_id_report_seq_pk" PRIMARY KEY("hc_id","report_seq"),
	CONSTRAINT "pattern_reports_start" UNIQUE("hc_id","start_dt")
);
--> statement-breakpoint
CREATE TABLE "food_style_answers" (
	"hc_id" text NOT NULL,
	"question_seq" smallint NOT NULL,
	"choices" integer[] NOT NULL,
	CONSTRAINT "food_style_answers_hc_id_question_seq_pk" PRIMARY KEY("hc_id","question_seq")
);
--> statement-breakpoint
CREATE TABLE "food_styles" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"answer_dt" text NOT NULL,
	"style_code" text NOT NULL,
	"axes" jsonb NOT NULL,
	"agreed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "pattern_reports" ADD CONSTRAINT "pattern_reports_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_style_answers" ADD CONSTRAINT "food_style_answers_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_styles" ADD CONSTRAINT "food_styles_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;