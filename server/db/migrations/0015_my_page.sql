CREATE TABLE "member_agreements" (
	"hc_id" text NOT NULL,
	"agree_code" text NOT NULL,
	"agree_yn" text NOT NULL,
	"terms_ver" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_agreements_hc_id_agree_code_pk" PRIMARY KEY("hc_id","agree_code")
);
--> statement-breakpoint
CREATE TABLE "announcement_reads" (
	"hc_id" text NOT NULL,
	"announce_seq" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_reads_hc_id_announce_seq_pk" PRIMARY KEY("hc_id","announce_seq")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"announce_seq" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"title_eng" text,
	"contents_eng" text,
	"reg_dt" text NOT NULL,
	"top_until_dt" text,
	"art" text,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link_menu" text,
	"link_seq" integer,
	"restaurant_code" text,
	"biz_code" text
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"category_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_eng" text NOT NULL,
	"order_seq" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"faq_seq" integer PRIMARY KEY NOT NULL,
	"category_code" text NOT NULL,
	"question" text NOT NULL,
	"question_eng" text NOT NULL,
	"answer" text NOT NULL,
	"answer_eng" text NOT NULL,
	"order_seq" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departure_reasons" (
	"reason_id" text PRIMARY KEY NOT NULL,
	"left_month" text NOT NULL,
	"reason_code" text,
	"reason_txt" text
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"ci_hash" text PRIMARY KEY NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"rejoin_dt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_numbers" (
	"biz_code" text NOT NULL,
	"employee_number" text NOT NULL,
	"hc_id" text NOT NULL,
	"knox_id" text,
	"ep_id" text,
	CONSTRAINT "employee_numbers_biz_code_employee_number_pk" PRIMARY KEY("biz_code","employee_number")
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"device_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"person" jsonb,
	"colleague" jsonb,
	"mobile_no" text,
	"auth_seq" integer,
	"hc_id" text,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "identity_checks_device_id_key_hash_pk" PRIMARY KEY("device_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"ci_hash" text PRIMARY KEY NOT NULL,
	"hc_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mobile_numbers" (
	"mobile_no" text NOT NULL,
	"hc_id" text NOT NULL,
	CONSTRAINT "mobile_numbers_mobile_no_hc_id_pk" PRIMARY KEY("mobile_no","hc_id")
);
--> statement-breakpoint
CREATE TABLE "nicknames" (
	"folded" text PRIMARY KEY NOT NULL,
	"hc_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retained_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"ci_hash" text,
	"paid_dt" text NOT NULL,
	"restaurant_code" text NOT NULL,
	"item_txt" text NOT NULL,
	"order_qty" integer NOT NULL,
	"pay_amt" integer NOT NULL,
	"keep_until" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "peer_eating" (
	"gender" text NOT NULL,
	"decade" integer NOT NULL,
	"members" integer NOT NULL,
	"score" integer NOT NULL,
	"breakfast_days" numeric(3, 1) NOT NULL,
	"kcal" integer NOT NULL,
	"vegetables" numeric(3, 1) NOT NULL,
	"sodium_mg" integer NOT NULL,
	"nights" numeric(3, 1) NOT NULL,
	CONSTRAINT "peer_eating_gender_decade_pk" PRIMARY KEY("gender","decade")
);
--> statement-breakpoint
CREATE TABLE "subscribed_orders" (
	"hc_id" text NOT NULL,
	"subscribed_order_seq" integer NOT NULL,
	"subscribed_seq" integer NOT NULL,
	"pickup_tm" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "subscribed_orders_hc_id_subscribed_order_seq_pk" PRIMARY KEY("hc_id","subscribed_order_seq")
);
--> statement-breakpoint
CREATE TABLE "subscription_choices" (
	"subscribed_seq" integer NOT NULL,
	"choice_seq" integer NOT NULL,
	"menu_dt" text NOT NULL,
	"order_seq" smallint NOT NULL,
	"menu_code" text NOT NULL,
	"side_codes" text[] NOT NULL,
	"menu_cntnt" text,
	"menu_cntnt_eng" text,
	"left_cnt" integer NOT NULL,
	CONSTRAINT "subscription_choices_subscribed_seq_choice_seq_pk" PRIMARY KEY("subscribed_seq","choice_seq"),
	CONSTRAINT "subscription_choices_left" CHECK ("subscription_choices"."left_cnt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"subscribed_seq" integer PRIMARY KEY NOT NULL,
	"subscribed_nm" text NOT NULL,
	"subscribed_nm_eng" text NOT NULL,
	"summary_txt" text NOT NULL,
	"summary_txt_eng" text NOT NULL,
	"restaurant_code" text NOT NULL,
	"hall_no" text NOT NULL,
	"menu_meal_type" text NOT NULL,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL,
	"meal_cnt" smallint NOT NULL,
	"meal_amt" integer NOT NULL,
	"support_amt" integer NOT NULL,
	"pickup_tms" text[] NOT NULL,
	"apply_start_dtm" text NOT NULL,
	"apply_end_dtm" text NOT NULL,
	"remain_cnt" integer,
	CONSTRAINT "subscriptions_left" CHECK ("subscriptions"."remain_cnt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_topics" (
	"hc_id" text NOT NULL,
	"topic_code" text NOT NULL,
	CONSTRAINT "member_topics_hc_id_topic_code_pk" PRIMARY KEY("hc_id","topic_code")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "knox_yn" text DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "menu_name" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "menu_name_eng" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "app_info" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_settings" ADD COLUMN "shake_yn" text DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_settings" ADD COLUMN "shake_url" text;--> statement-breakpoint
ALTER TABLE "member_settings" ADD COLUMN "widget_url" text;--> statement-breakpoint
ALTER TABLE "smart_orders" ADD COLUMN "sub_menu_txt_eng" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "smart_orders" ADD COLUMN "subscribed_order_seq" integer;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "reminder_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "pwd_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_agreements" ADD CONSTRAINT "member_agreements_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_announce_seq_announcements_announce_seq_fk" FOREIGN KEY ("announce_seq") REFERENCES "public"."announcements"("announce_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_biz_code_companies_biz_code_fk" FOREIGN KEY ("biz_code") REFERENCES "public"."companies"("biz_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_code_faq_categories_category_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."faq_categories"("category_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_numbers" ADD CONSTRAINT "employee_numbers_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_keys" ADD CONSTRAINT "identity_keys_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_numbers" ADD CONSTRAINT "mobile_numbers_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nicknames" ADD CONSTRAINT "nicknames_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribed_orders" ADD CONSTRAINT "subscribed_orders_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribed_orders" ADD CONSTRAINT "subscribed_orders_of" FOREIGN KEY ("subscribed_seq") REFERENCES "public"."subscriptions"("subscribed_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_choices" ADD CONSTRAINT "subscription_choices_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_choices" ADD CONSTRAINT "subscription_choices_of" FOREIGN KEY ("subscribed_seq") REFERENCES "public"."subscriptions"("subscribed_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_topics" ADD CONSTRAINT "member_topics_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_day" ON "announcements" USING btree ("reg_dt");--> statement-breakpoint
CREATE INDEX "faqs_category" ON "faqs" USING btree ("category_code","order_seq");--> statement-breakpoint
CREATE INDEX "employee_numbers_member" ON "employee_numbers" USING btree ("hc_id");--> statement-breakpoint
CREATE INDEX "identity_checks_member" ON "identity_checks" USING btree ("hc_id");--> statement-breakpoint
CREATE INDEX "identity_keys_member" ON "identity_keys" USING btree ("hc_id");--> statement-breakpoint
CREATE INDEX "mobile_numbers_member" ON "mobile_numbers" USING btree ("hc_id");--> statement-breakpoint
CREATE INDEX "nicknames_member" ON "nicknames" USING btree ("hc_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribed_orders_standing" ON "subscribed_orders" USING btree ("hc_id","subscribed_seq") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "subscribed_orders_newest" ON "subscribed_orders" USING btree ("hc_id","registered_at");--> statement-breakpoint
CREATE INDEX "subscriptions_place" ON "subscriptions" USING btree ("restaurant_code","end_dt");--> statement-breakpoint
CREATE INDEX "smart_orders_subscribed" ON "smart_orders" USING btree ("hc_id","subscribed_order_seq");--> statement-breakpoint
ALTER TABLE "sms_codes" DROP COLUMN "auth_key_hash";--> statement-breakpoint
INSERT INTO "mobile_numbers" ("mobile_no", "hc_id") SELECT "mobile_no", "hc_id" FROM "members" WHERE "mobile_no" <> '' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "nicknames" ("folded", "hc_id") SELECT lower(regexp_replace(normalize("nick_name", NFKC), '\s', '', 'g')), "hc_id" FROM "members" WHERE "nick_name" <> '' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "employee_numbers" ("biz_code", "employee_number", "hc_id") SELECT "biz_code", "employee_number", "hc_id" FROM "members" WHERE "employee_number" <> '' ON CONFLICT DO NOTHING;
