// Made by `npm run generate` from openapi/. Never edited by hand: `npm test` compares.
export interface paths {
    "/user/auth/login-user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the challenge of a sign-in with a code of the authenticator app, or with a recovery code
         * @description A challenge is good for 5 minutes and for one sign-in; a wrong code does not use it up. A code that was used is refused (`code_used`). Tries are counted per account.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/register-user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up; a verification code and link are mailed */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/verify-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the e-mail with the 4-digit code or the token of the link */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/forgot-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a reset code and link; answers alike whether or not the address exists */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/reset-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a reset code or link, or set the new password with it */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/refresh-token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trade a refresh token, or a social return token, for a new pair
         * @description The social return token of an account with a second factor is refused with `second_factor_required`. From then on it is the challenge to answer at `user/auth/second-factor/`. 401 `session_key_missing` without the proof of the key that the session is bound to; the session is over then.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/logout-user/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End this session */
        get: operations["logoutUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/auth/google/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send the browser to Google to sign in */
        get: operations["googleRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/auth/linkedin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send the browser to LinkedIn to sign in */
        get: operations["linkedinRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/auth/{provider}/callback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the provider sends the browser back
         * @description A browser navigation, so it never answers with an error body for a person: whatever went wrong, the browser is sent to the sign-in page with the code in the query.
         */
        get: operations["completeSocialSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether one's own account has a second factor */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Make the secret of a second factor, for the authenticator app
         * @description Nothing is asked for at sign-in until a code has proven that the app holds the secret. Beginning again makes another secret. The e-mail has to be confirmed: nobody can close the account of an address that is not theirs.
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor on with a code of the authenticator app */
        post: operations["turnOnSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/off/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor off, with the password or with a code */
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tickets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a file; the answer is an address that serves it to this browser
         * @description One user, one file, to be opened within 5 minutes, then ranges for 2 hours. Issuing is what the access log records.
         */
        post: operations["issueTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Serve the file of a ticket, whole or in ranges */
        get: operations["serveFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user, or the one named
         * @description A candidate may name only themself; a recruiter may name a candidate, an admin anybody but another admin.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own name, mobile number, picture or the language of one's mails */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/user/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile read from the resume, and how the reading goes
         * @description For others than its owner only as it was reviewed; what a program read and nobody confirmed is its owner's alone.
         */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Review and correct what was read from one's own resume; from then on that is the profile that counts
         * @description Everything is given: what is left out is taken off. The reading itself stays as it was, in `review.read`. Evidence is only what the resume says, so a skill that is added has none. A review that was begun before another resume was read answers 409 `newer_reading`. Where no resume could be read, the profile is typed with `read_at: null`; while the first one is being read there is nothing to review yet, which answers 409 `resume_not_ready`.
         */
        patch: operations["reviewProfile"];
        trace?: never;
    };
    "/user/edit-details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own onboarding details */
        patch: operations["updateUserDetails"];
        trace?: never;
    };
    "/user/update-company/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own company */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/user/sectors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sectors a company can be in */
        get: operations["getSectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/roles/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles */
        get: operations["getRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/job-details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One published job */
        get: operations["getPublicJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skill-groups/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The groups that the given skills belong to */
        post: operations["groupSkills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skills/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The skills of the taxonomy that the given names mean */
        post: operations["findSkills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skills/suggest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Skills of the taxonomy that a text may become while it is typed */
        get: operations["suggestSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/job-search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search the published jobs */
        post: operations["searchPublicJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user-profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account, onboarding details and profile in one answer
         * @description As `user/` and `user/profile/` show them to whoever asks.
         */
        get: operations["getUserProfileDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/by-name/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users by their full name */
        get: operations["findUsersByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/autocomplete/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Candidates with a word of the name, or the e-mail, beginning with the text
         * @description Open to recruiters too; a candidate finds nobody but themself.
         */
        get: operations["autocompleteName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/send-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one of the fixed mails
         * @description `resend-email` goes to the session's own address only, in any standing; `onboarding-invite` is an admin's, to somebody who has signed up and not chosen a role.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/upload-file-chunk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the next piece of a file
         * @description The type is judged by the content when the last byte has come, and the file is scanned for malware where the deployment has a scanner: 422 `file_infected`, and nothing of it is kept; 503 `scan_unavailable` where the scanner does not answer, and 503 `unavailable` while too many other files are judged: the last piece may be sent again. An offset that is not what was received answers 409 `upload_offset_mismatch`; the upload's GET says where to go on.
         */
        post: operations["uploadFileChunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/upload-file-chunk/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an upload has come */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/delete-account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What would become of one's own data if the account were deleted */
        get: operations["getDeletion"];
        put?: never;
        /**
         * Delete one's own account with all its data
         * @description With the password, or with a mailed code where the account has none. 409 while an assessment is running, and for the last admin.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/delete-account/code/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the code that deletes an account without a password */
        post: operations["mailDeletionCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password; the sessions of other devices end
         * @description A wrong current password is refused beside `current_password`. An account that a sign-in provider made has none; it gets one by `forgot-password`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/devices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one's own account is signed in */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        /** Sign every device out but this one */
        delete: operations["signOutOtherDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign one of the own devices out */
        delete: operations["signOutDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/own-data/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is held about oneself, as one file
         * @description A ZIP of a page to read, the same as JSON, and the files. It is deleted again after a day.
         */
        get: operations["getOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/onboarding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a candidate; the resume, if there is one, is parsed right after */
        post: operations["onboardCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/onboarding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a recruiter with a company, held until an admin approves */
        post: operations["onboardRecruiter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/resume/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of one's own resume as it was read last, line by line with its place on the page */
        get: operations["getResumeReading"];
        put?: never;
        /** Replace one's own resume; the old profile is kept until the new one is read */
        post: operations["replaceResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assessments of the signed-in candidate, with the attempt at each */
        get: operations["listAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Consent to being recorded, to the text of this version */
        post: operations["giveConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what happened in the attempt; the answer is the server's view of it
         * @description Accepted in any standing for an attempt this candidate had begun. The server decides and the browser follows. 409 `answers_differ` names the questions of a part whose answer is not the one that the page showed; they are sent again, and then the same event.
         */
        post: operations["sendAttemptEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/questionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All questions of the running attempt without their right answers, and what was answered so far */
        get: operations["getQuestionnaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One untimed practice item of each kind */
        get: operations["getPractice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save answers as they are edited
         * @description The highest sequence of the highest epoch stands, so a stale tab cannot overwrite. Accepted in any standing for an attempt this candidate had begun.
         */
        post: operations["saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/answer/{answer_id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a recorded take of a spoken answer
         * @description The same take sent again changes nothing. Accepted in any standing for an attempt this candidate had begun.
         */
        post: operations["saveAnswerMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a piece of a recording, a screenshot, or the picture of an episode
         * @description The same piece of the same session sent again changes nothing. Accepted in any standing for an attempt this candidate had begun, also after its end, as long as it was recorded before: `recorded_after_end` refuses the rest for good. A recording's first piece has to list a picture among its tracks, a later one to continue it (`unsupported_file_type`); all media of an attempt together have a limit (`media_limit_reached`). The picture of an episode, of 30 kB at most, is sent under the key of the event that tells the episode, before or after it.
         */
        post: operations["saveMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of an attempt, the last one where none is named
         * @description A candidate's own; a recruiter may name a candidate.
         */
        get: operations["getResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was noted as episodes of one's own attempt, the last one where none is named
         * @description The same moments that a reviewer is shown, without pictures and without what others wrote. Refused while the attempt runs.
         */
        get: operations["listOwnEpisodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/result/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result as a PDF */
        get: operations["getResultPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/stats/average_times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The average time that each part takes */
        post: operations["getAverageTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every assessment version, whether it is active, and how its attempts stand */
        get: operations["getRecruiterAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose the versions that candidates are given
         * @description A candidate is given the newest of them that they have not had; what was begun goes on. 422 with the field `active` where a kind with content would have none, or a version without content is named that was not active before.
         */
        patch: operations["setActiveAssessments"];
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/listing/result/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attempts at one assessment version, filtered and paged */
        get: operations["listResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/report/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything a reviewer sees of one attempt */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/report/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a result count although evidence of its attempt is missing
         * @description Refused with 409 where nothing is missing, or no result is there yet.
         */
        post: operations["acceptEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/report/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the scores that wait for a person */
        post: operations["reviewScores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/report/{id}/disqualify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an attempt that is over, for a reason a person saw
         * @description From RESULT_PROCESSING, COMPLETED or FAILED, and once; otherwise 409 `decision_not_possible`. The candidate is told by mail and notification.
         */
        post: operations["disqualifyAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/report/{id}/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an evaluation again that failed
         * @description From FAILED; otherwise 409 `decision_not_possible`.
         */
        post: operations["evaluateAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a candidate's attempt; they start as if it was never taken
         * @description 409 `decision_not_possible` when it was reset already.
         */
        post: operations["resetAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/reset_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset, or grant a redo of, the attempts of many candidates
         * @description Attempts that run, and those that cannot be decided so, stay as they are; the answer says how many were changed.
         */
        post: operations["resetAllAssessments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/advance-filters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Candidates with their results in both assessments, by the advance filters */
        get: operations["listOverallResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/cancelled-assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cancelled attempts */
        get: operations["listCancelledAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/redo-assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attempts whose redo was asked for or granted */
        get: operations["listRedoAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/redo-assessments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant or decline the redo of an attempt
         * @description Granted from CANCELLED, FAILED or COMPLETED; otherwise 409 `redo_not_possible`. Declining answers an appeal; without an open one it is 409 `no_pending_request`. Granting the open appeal of a disqualified attempt gives it back as it was. Who disqualified it does not answer its appeal while there is another admin: 409 `appeal_of_own_decision`.
         */
        post: operations["decideRedo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own appeal against the last cancelled attempt, and how that came to be cancelled */
        get: operations["getAppeal"];
        put?: never;
        /**
         * Say once what happened in an attempt that was cancelled, and ask for a redo
         * @description 409 `appeal_already_made`, `appeal_not_possible` for an attempt that is not cancelled, or `appeal_too_late` after 14 days. `recruiter/redo-assessments` lists it for the admin.
         */
        post: operations["makeAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/reviews/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for the reader, by what it is */
        get: operations["countReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/reviews/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far reviewers and machine agree, and two reviewers with each other
         * @description Counts reviews of candidates whose recordings are open to the reader, by the scores that each reviewer gave first; a correction changes nothing. An attempt whose first scores are hidden from the reader is left out until the reader may see them.
         */
        get: operations["getReviewAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answers and results that wait for a reviewer
         * @description Spoken and written answers, and results whose evidence is incomplete, of candidates whose recordings are open to the reader.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/time-grants/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give minutes to a running attempt
         * @description The candidate gets them with the next heartbeat. 409 `attempt_over`.
         */
        post: operations["grantTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/arrangements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is arranged for a candidate's assessments, and what they asked for when they registered */
        get: operations["getArrangement"];
        /**
         * Arrange time, breaks and parts for a candidate
         * @description It holds for attempts that begin after it. The usual conditions are a factor of 1, no break and no part waived.
         */
        put: operations["setArrangement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/report/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of an attempt as a PDF
         * @description Scores with what they rest on, times, moments to look at, answers beside what is right, and decisions, as the report says them now and in the language of the call. 409 `assessment_not_done` while the attempt runs.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/report/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep what was recorded of an attempt from being deleted for its age, or no longer
         * @description Each hold stays on record with who set and lifted it, and why. 409 `hold_not_changed` when it stands so already, `recordings_deleted` when nothing is left to keep.
         */
        put: operations["setRecordingHold"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/overall-results/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every attempt of one candidate at both assessments, and what they come to */
        get: operations["getOverallResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/search-candidates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The accounts of one approval status, with the counts of all */
        post: operations["adminSearchCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/log/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The log: who did, decided and opened what */
        post: operations["listAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/newcomers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who has signed up and not chosen yet what they are */
        post: operations["searchNewcomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/email-candidates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to candidates, and to those who have only signed up
         * @description Goes to those alone of whom the check says so; each in their own language, from the template of the settings, and nobody twice in a day. 409 `no_pending_request` where it would go to nobody.
         */
        post: operations["emailCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/email-candidates/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * To whom of these people an e-mail would go, and to whom not and why
         * @description The code goes to whom has not confirmed their address; the invitation to whom has not chosen a role, or not looked over their profile.
         */
        post: operations["checkCandidateEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/registrations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that an admin decides by about one registration
         * @description The answers of onboarding, the profile as it counts or, until its owner has reviewed it, as it was read, the resume's file, the approval criteria, and every other account with the same Emirates ID. 404 for whoever has no registration to decide about.
         */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/action-candidate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve, decline, start to review, or undo within 60 seconds */
        post: operations["adminActionCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/selections/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold on to everybody whom a filter shows now, so that a decision is about them and nobody who comes later
         * @description Good for 15 minutes. 409 `no_pending_request` when the filter shows nobody.
         */
        post: operations["selectRegistrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/selections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a decision about a set is */
        get: operations["getSelection"];
        put?: never;
        /**
         * Decide about exactly those that were held on to, in the background
         * @description The same set is decided about once: sent again, the answer is how far it is. Whoever has another status by then is left as they are. 409 `selection_expired` after 15 minutes.
         */
        post: operations["decideSelection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/selections/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a decision about a set and take back what of it is less than 60 seconds old
         * @description 409 `undo_expired` when nothing of it can be taken back any more.
         */
        post: operations["undoSelection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/awards/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an award to the own profile */
        post: operations["addAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/award/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an award off the own profile */
        delete: operations["removeAward"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a media item off the own profile */
        delete: operations["removeMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/media/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a link to something one made to the own profile */
        post: operations["addMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/skill/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A skill of the taxonomy by its name or one of its aliases */
        get: operations["getSkill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/matching-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published jobs that match a candidate, the best first
         * @description Ranked by skills, title and experience; no protected attribute is read. 409 while there is no parsed profile to match.
         */
        get: operations["listMatchingJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/upskill-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Courses that close the skill gaps, grouped by skill */
        post: operations["listUpskillCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/skill-gap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a candidate has of each wanted skill and what is missing */
        post: operations["listSkillGaps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The jobs the signed-in candidate applied for, was recommended or dismissed */
        post: operations["listOwnJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/career-path": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The next roles of a candidate and what each still needs */
        post: operations["getCareerPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/job/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a job, dismiss it, or withdraw the application or the dismissal
         * @description The same action again changes nothing. 404 for a job that is not published; 409 `job_closed` for applying too late and `application_not_found` for withdrawing what was neither sent nor dismissed. A dismissal that is withdrawn leaves nothing; the job is listed as before.
         */
        post: operations["actOnJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/favorite-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which of these jobs the signed-in candidate likes */
        post: operations["listFavoriteStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/favorite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the signed-in candidate likes a job */
        get: operations["getFavorite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/favorite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a job, or take the like back */
        post: operations["setFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/register-tp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with the training provider of a course, complete it, or cancel
         * @description A completed course counts in the matching scores from then on.
         */
        post: operations["registerForCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/survey/check_survey_already_submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the survey was submitted, and whether it is offered */
        get: operations["getSurveyState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/survey/submit_survey_questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the survey, once
         * @description 422 `survey_incomplete` unless every question is answered; 409 `survey_already_submitted`, or `survey_not_open` before both assessments are over.
         */
        post: operations["submitSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/survey/get_questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The survey questions in their order */
        get: operations["listSurveyQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/survey/add_question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a survey question at the end */
        post: operations["addSurveyQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/survey/update_question/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a survey question
         * @description Answers given before keep the wording they were given to.
         */
        patch: operations["updateSurveyQuestion"];
        trace?: never;
    };
    "/recruiter/survey/delete_question/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a question out of the survey
         * @description Answers given to it are kept.
         */
        delete: operations["deleteSurveyQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/survey/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What candidates answered, question by question
         * @description How many answered, and how often each answer was given, of the surveys that were submitted on these days. An answer comes without who gave it. Questions that are no longer asked come last, where somebody answered them.
         */
        get: operations["listSurveyAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/survey/answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What candidates wrote to one question, the newest first
         * @description An answer comes without who gave it.
         */
        get: operations["listSurveyTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/principles/exist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the signed-in candidate has begun the personality questionnaire */
        get: operations["getPrinciplesState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/principles/assessments/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 100 statements and the five-point scale */
        get: operations["listPrinciplesQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/principles/assessments/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save answers to statements; the last one of a statement counts
         * @description 409 `attempt_already_completed` once all statements are answered.
         */
        post: operations["savePrinciplesAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/principles/assessments/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scores of the five traits
         * @description 409 `assessment_not_done` until all statements are answered.
         */
        get: operations["getPrinciplesSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/principles/assessments/pdf/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The personality profile as a PDF */
        get: operations["getPrinciplesPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/principles/assessments/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answers given so far, to go on where they were left
         * @description 404 `no_user_response` when nothing was answered.
         */
        get: operations["getPrinciplesAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/principles/assessments/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The candidates who took the personality questionnaire */
        get: operations["listPrinciplesResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/notifications/count/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications are not read */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/notifications/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own notifications, the newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/notifications/seen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description An id that is not the own is passed over.
         */
        post: operations["markNotificationsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/start-interview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a candidate to an interview for a job, or start one now
         * @description For a published or closed job of one's own company and an approved candidate. The candidate gets a mail with a calendar file and a notification; the recruiter gets the mail and the file too. 409 `interview_overlap` when either side has another interview then.
         */
        post: operations["startInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/resume-interview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with an interview that was broken off */
        post: operations["resumeInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/interview/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Interviews, usually by job
         * @description By job, and within one the latest first, unless another order is asked for. A recruiter sees those of their company, an admin all, a candidate their own, without recordings.
         */
        get: operations["listInterviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/interview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move an interview on; finishing may bring a recording
         * @description 409 `interview_not_possible` when its status does not allow the action, `interview_overlap` when another time is taken. A recording that comes with the call is scanned as uploads are (422 `file_infected`, 503 `scan_unavailable`). `finished` on a finished interview without a recording adds one, which is deleted as recordings of assessments are. The candidate and the recruiter who leads get a mail about another time, with a calendar file. `cancel` needs a `reason`; both get it by mail with a file that takes the event out of a calendar. `cancel` and `not_attended` end an interview that is not under way, and the candidate is told of either.
         */
        patch: operations["updateInterview"];
        trace?: never;
    };
    "/recruiter/interview/calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An interview as a calendar file, for either side
         * @description The file (RFC 5545) is made from the interview as it stands; one that was moved replaces the earlier one in a calendar.
         */
        get: operations["getInterviewCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/interview/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An interview and everything that happened in it */
        get: operations["getInterviewHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/interviews/opened/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The candidate looks at their interviews, in this time zone
         * @description Recruiters then see each interview in the candidate's time zone too.
         */
        post: operations["openOwnInterviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/post-job/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a job from a form, a link, a file or a text
         * @description 403 `job_limit_reached` when the company may post no more. A link is fetched from public addresses only; one that cannot be read is 422 `job_link_unreadable`, with the reason beside `url`. 409 `upload_incomplete` while the upload is not complete, and `company_missing` for an admin who belongs to no company. A file is deleted once it is read. 503 `unavailable` while too many others are read.
         */
        post: operations["postJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/jobs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The jobs of the own company; for an admin those of all */
        post: operations["listPostedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/delete-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a job
         * @description It leaves every list, and with it go the applications and likes of candidates; interviews held for it are kept.
         */
        post: operations["deleteJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/publish-job/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description 422 with what is missing beside each field. Publishing a published job changes nothing.
         */
        post: operations["publishJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/total-jobs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many jobs the own company has, and may have; for an admin those of all companies */
        get: operations["countPostedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/update-job/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a job
         * @description A field that is left out stays. What publishing needs cannot be taken from a published job: 422.
         */
        post: operations["updateJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/update-job-description/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the text of a job
         * @description Skills and the other fields stay as they are.
         */
        post: operations["updateJobDescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Skills analytics: what jobs ask for beside what candidates have */
        post: operations["listSkillStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/search-candidates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search the candidates of the platform */
        post: operations["searchCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/poke-candidates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell candidates of a job: a notification and a mail, once each
         * @description Only approved candidates; 409 `job_closed` unless the job is published and open. 500 people a day for each recruiter. `message` is put into the mail.
         */
        post: operations["pokeCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/matching-candidates-exists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a job has any candidate above the threshold */
        get: operations["checkMatchingCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/candidates-for-jobs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The matching candidates of jobs, usually the best first
         * @description The 10,000 best of each job are ranked; another order, and a file, hold the same people.
         */
        post: operations["listCandidatesForJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/top-job/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a job off the top jobs of the dashboard
         * @description The job itself stays.
         */
        delete: operations["removeTopJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/job-limit/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How many jobs a company may have at once */
        put: operations["setJobLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/dashboard/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of registration, approval and assessments */
        get: operations["getDashboardStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/dashboard/counts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unique jobs, community members, registered employees, emiratisation */
        get: operations["getDashboardCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/inception/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The programme in figures since its beginning */
        get: operations["getInceptionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/settings/company/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the settings of the own company */
        patch: operations["updateCompanySettings"];
        trace?: never;
    };
    "/recruiter/approval-criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what candidates are approved without a person */
        get: operations["getApprovalCriteria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set auto-approval and its criteria, or try them
         * @description Decisions made before stay as they are.
         */
        patch: operations["setApprovalCriteria"];
        trace?: never;
    };
    "/recruiter/matching-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** From which score on matches are listed */
        get: operations["getMatchingSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the score above which matches are listed
         * @description Every list of matches takes it at once; where several processes serve, within seconds.
         */
        patch: operations["setMatchingSettings"];
        trace?: never;
    };
    "/recruiter/get_email_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The e-mail templates */
        get: operations["listEmailTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/get_email_template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One e-mail template with its merge fields */
        get: operations["getEmailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/update_email_content/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the texts of an e-mail template
         * @description 422 with the field when a merge field is unknown or a needed one is missing.
         */
        patch: operations["updateEmailTemplate"];
        trace?: never;
    };
    "/recruiter/book-demo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a demonstration */
        post: operations["bookDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/zappy/post-job/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a job to the applicant tracking system
         * @description Sent at once; where the system does not answer or cannot now it is queued and tried again by itself. Posting a job that is there sends it again as it is now. 409 `ats_not_configured` where the deployment names no such system, and unless the job is published; 403 `ats_permission_not_allowed` without the permission of the company; 502 `ats_post_failed` when the system refuses it.
         */
        post: operations["postJobToAts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/zappy/sync-candidate/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a candidate to the posting of a job in the applicant tracking system
         * @description As `postJobToAts`. 404 `candidate_profile_not_found` for a candidate without a profile; 409 `ats_job_not_posted` while the job is not there; 502 `ats_sync_failed` when the system refuses.
         */
        post: operations["syncCandidateToAts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/zappy/sso/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A one-time sign-in link to the applicant tracking system
         * @description 409 `ats_not_configured`; 403 `ats_permission_not_allowed`; 502 `sso_failed` when the system gives no token.
         */
        get: operations["getAtsSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/zappy/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to the applicant tracking system, and what can be */
        get: operations["getAtsStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/ats-deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the applicant tracking system, was sent there or was given up */
        get: operations["listAtsDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/ats-deliveries/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what was given up again
         * @description What was not given up stays as it is. 409 `ats_not_configured` where the deployment names no such system.
         */
        post: operations["sendToAtsAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/ats-permission/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether a company may send jobs and candidates to the applicant tracking system */
        put: operations["setAtsPermission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/candidate-notes/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one's company noted of a candidate */
        get: operations["listCandidateNotes"];
        put?: never;
        /**
         * Note something of a candidate for one's company
         * @description Read by people of the same company alone. 409 `company_missing` for an admin who belongs to none.
         */
        post: operations["addCandidateNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/candidate-notes/{user_id}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a note that one wrote */
        delete: operations["deleteCandidateNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/employees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an approved candidate as somebody who works for one's company
         * @description The candidate is told. Nobody is registered twice with one company at a time: 409 `already_employed`. 409 `candidate_not_approved` for whom no admin has approved, and `company_missing` for an admin who belongs to none.
         */
        post: operations["addEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/employees/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The employees of one's company; for an admin those of all */
        post: operations["searchEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/employees/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an employment of one's company; for an admin any
         * @description It stays in the register with its last day, and the candidate is told. 409 `employment_over` where it was ended before.
         */
        post: operations["endEmployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Kept as typed, compared trimmed and lowercased. Whether it is a valid address is a field rule (`validation_failed`). */
        Email: string;
        Credentials: {
            email: components["schemas"]["Email"];
            password: string;
        };
        /**
         * Format: uuid
         * @description A UUID; those the server makes are version 7, so they sort by creation.
         */
        Id: string;
        /** @enum {string} */
        RoleName: "individual" | "recruiter" | "recruiter admin";
        /**
         * @description The other side of a value that may be null.
         * @enum {string|null}
         */
        Nothing: null;
        /**
         * @description How far a signed-in person has come. Each is also a state of the session chart.
         * @enum {string}
         */
        Standing: "EMAIL_VERIFICATION_PENDING" | "ONBOARDING_PENDING" | "PENDING_VERIFICATION" | "RECRUITER" | "RECRUITER_ADMIN" | "CANDIDATE_PROFILE_PENDING" | "CANDIDATE";
        /** @enum {string} */
        ApprovalStatus: "REGISTERED" | "PENDING" | "APPROVED" | "DECLINED";
        Approval: {
            status: components["schemas"]["ApprovalStatus"];
            /** @description What the person is told of why; set when declined. */
            reason: string | null;
        };
        Company: {
            id: components["schemas"]["Id"];
            company_name: string;
            /** @description The address of the logo. */
            company_avatar: string | null;
            company_size: number;
            company_industry: string;
            company_location: string;
            company_website: string | null;
            company_description: string;
        };
        /** Format: date-time */
        Timestamp: string;
        User: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email: string;
            mobile_number: string | null;
            /** Format: uuid */
            role_id: string | null;
            role: components["schemas"]["RoleName"] | components["schemas"]["Nothing"];
            /** @description Only in the answers of login-user and register-user. */
            refresh_token?: string;
            is_email_confirmed: boolean;
            /** @description True exactly when approval.status is APPROVED. */
            is_account_confirmed: boolean;
            standing: components["schemas"]["Standing"];
            approval: components["schemas"]["Approval"];
            companyDetail: components["schemas"]["Company"] | components["schemas"]["Nothing"];
            avatar_url: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        SignedInData: {
            user: components["schemas"]["User"];
            /** @description The session token to send in the `token` header. */
            token: string;
        };
        SecondFactorChallenge: {
            /** @description To be answered with a code at `user/auth/second-factor/` within 5 minutes. */
            challenge: string;
        };
        LoginAnswer: {
            data: components["schemas"]["SignedInData"] | components["schemas"]["SecondFactorChallenge"];
            message?: string;
        };
        /**
         * @description Why a call was refused. The list is closed: a code has a sentence in every language (`locales/*\/errors.json`), and the server can answer no other.
         * @enum {string}
         */
        ErrorCode: "account_pending" | "already_employed" | "answers_differ" | "appeal_already_made" | "appeal_not_possible" | "appeal_of_own_decision" | "appeal_too_late" | "application_not_found" | "assessment_not_available" | "assessment_not_done" | "assessment_not_found" | "assets_not_ready" | "ats_job_not_posted" | "ats_not_configured" | "ats_permission_not_allowed" | "ats_post_failed" | "ats_sync_failed" | "attempt_already_completed" | "attempt_cancelled" | "attempt_not_found" | "attempt_not_started" | "attempt_over" | "attempt_running" | "body_too_large" | "candidate_not_approved" | "candidate_profile_not_found" | "client_event_refused" | "code_expired" | "code_used" | "company_missing" | "consent_missing" | "consent_outdated" | "decided_meanwhile" | "decision_not_possible" | "email_taken" | "email_template_not_found" | "email_unconfirmed" | "employment_over" | "evidence_complete" | "file_broken" | "file_infected" | "file_not_found" | "file_too_large" | "forbidden" | "hold_not_changed" | "internal" | "interview_not_possible" | "interview_overlap" | "invalid_code" | "invalid_credentials" | "job_closed" | "job_limit_reached" | "job_link_unreadable" | "job_not_found" | "job_not_published" | "last_admin" | "link_used" | "media_limit_reached" | "newer_reading" | "no_pending_request" | "no_user_response" | "not_found" | "onboarding_already_done" | "onboarding_missing" | "part_not_open" | "password_unchanged" | "password_wrong" | "profile_pending" | "question_not_found" | "range_not_satisfiable" | "rate_limited" | "recorded_after_end" | "recording_not_found" | "recordings_deleted" | "redo_not_possible" | "resume_not_ready" | "review_not_needed" | "scan_unavailable" | "second_factor_already_on" | "second_factor_expired" | "second_factor_not_set_up" | "second_factor_required" | "second_review_open" | "selection_expired" | "session_expired" | "session_key_missing" | "session_missing" | "social_sign_in_failed" | "social_sign_in_unavailable" | "sso_failed" | "stale_sequence" | "survey_already_submitted" | "survey_incomplete" | "survey_not_open" | "ticket_expired" | "unavailable" | "undo_expired" | "unsupported_file_type" | "upload_incomplete" | "upload_not_found" | "upload_offset_mismatch" | "user_not_found" | "validation_failed" | "writer_elsewhere";
        Error: {
            /** @description A finished sentence in the language of the `lang` header. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description The sentence for each field that was refused, by the field's name in the request. */
            fields?: {
                [key: string]: string;
            };
        };
        SecondFactorRequest: {
            challenge: string;
            /** @description The 6 digits of the app, or a recovery code; spaces and hyphens do not count. */
            code: string;
        };
        SignedIn: {
            data: components["schemas"]["SignedInData"];
            message?: string;
        };
        Registration: {
            /** @description The first word becomes first_name and the rest last_name. */
            full_name: string;
            mobile_number: string;
            email: components["schemas"]["Email"];
            /** @description The rules of section 5 are field rules (422). */
            password: string;
            /** @description Must be true (422 otherwise). */
            terms_accepted: boolean;
        };
        VerifyEmailRequest: {
            email?: components["schemas"]["Email"];
        };
        VerifiedEmailData: {
            user: components["schemas"]["User"];
        };
        VerifiedEmail: {
            data: components["schemas"]["VerifiedEmailData"];
            message?: string;
        };
        ForgotPasswordRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description An empty object; the notice is in `message`. */
        Empty: Record<string, never>;
        MessageAnswer: {
            data: components["schemas"]["Empty"];
            message: string;
        };
        ResetPasswordRequest: {
            email?: components["schemas"]["Email"];
            /** @description The 4 digits of the mail; needs the e-mail beside it. */
            code?: string;
            /** @description The token of the link or the `reset_token` that a checked code gave. */
            token?: string;
            /** @description Left out to check the code or the link only. */
            password?: string;
        };
        ResetPasswordData: {
            /** @description Present when only a code or link was checked; the password is set with it. */
            reset_token?: string;
        };
        ResetPasswordAnswer: {
            data: components["schemas"]["ResetPasswordData"];
            message?: string;
        };
        RefreshTokenRequest: {
            /** @description The refresh token or the single-use token of a social return. */
            refresh_token: string;
        };
        RefreshedToken: {
            /** @description The new session token. */
            data: string;
            /** @description The rotated refresh token; it replaces the one that was sent. */
            refresh_token: string;
            message?: string;
        };
        /** @enum {string} */
        Lang: "en" | "ar";
        SecondFactor: {
            /** @description A code is asked for at every sign-in. */
            active: boolean;
            /** Format: date-time */
            active_since: string | null;
            recovery_codes_left: number;
            /** @description Whether it can be turned off with the password; an account made by a sign-in provider has none. */
            has_password: boolean;
        };
        SecondFactorAnswer: {
            data: components["schemas"]["SecondFactor"];
            message?: string;
        };
        SecondFactorSecret: {
            /** @description In Base32, to be typed into the app. */
            secret: string;
            /** @description The same as an otpauth:// address, to be drawn as a QR code. */
            uri: string;
        };
        BegunSecondFactor: {
            data: components["schemas"]["SecondFactorSecret"];
            message?: string;
        };
        SecondFactorCode: {
            /** @description The 6 digits of the app. */
            code: string;
        };
        RecoveryCodes: {
            /** @description Each is good once, in place of a code of the app. */
            recovery_codes: string[];
        };
        RecoveryCodesAnswer: {
            data: components["schemas"]["RecoveryCodes"];
            message?: string;
        };
        TurnOffSecondFactor: {
            password?: string;
            /** @description Of the app, or a recovery code; in place of the password. */
            code?: string;
        };
        TicketFile: {
            /** @enum {string} */
            kind: "recording" | "screenshot" | "episode" | "take" | "resume" | "report_pdf" | "interview_recording";
            id: components["schemas"]["Id"];
        };
        TicketRequest: {
            file: components["schemas"]["TicketFile"];
        };
        UrlAnswer: {
            data: {
                /** @description A path of this origin that serves the file once it is opened within 5 minutes. */
                url: string;
            };
            message?: string;
        };
        /** @description A user as somebody else sees one. */
        SeenUser: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            /** @description Null to a recruiter before the candidate is approved or has applied to a job of the company. */
            email: string | null;
            /** @description Null as the e-mail is, and where none was given. */
            mobile_number: string | null;
            /** Format: uuid */
            role_id: string | null;
            role: components["schemas"]["RoleName"] | components["schemas"]["Nothing"];
            is_email_confirmed: boolean;
            /** @description True exactly when approval.status is APPROVED. */
            is_account_confirmed: boolean;
            standing: components["schemas"]["Standing"];
            approval: components["schemas"]["Approval"];
            companyDetail: components["schemas"]["Company"] | components["schemas"]["Nothing"];
            avatar_url: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        UserAnswer: {
            data: components["schemas"]["SeenUser"];
            message?: string;
        };
        UserPatch: {
            first_name?: string;
            last_name?: string;
            mobile_number?: string;
            lang?: components["schemas"]["Lang"];
            /**
             * Format: uuid
             * @description A completed upload; null removes the picture.
             */
            avatar?: string | null;
        };
        ChangedUserData: {
            user: components["schemas"]["User"];
        };
        ChangedUser: {
            data: components["schemas"]["ChangedUserData"];
            message?: string;
        };
        /**
         * @description Why a stored resume gave no profile; nothing is invented from it.
         * @enum {string}
         */
        ResumeFailure: "resume_no_text" | "resume_encrypted" | "resume_broken" | "resume_too_complex";
        Resume: {
            id: components["schemas"]["Id"];
            filename: string;
            /** @description Bytes. */
            size: number;
            uploaded_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            status: "in_progress" | "completed" | "failed";
            failure: components["schemas"]["ResumeFailure"] | components["schemas"]["Nothing"];
            /** @description 0 to 100. */
            progress: number;
        };
        ResumeSkill: {
            id: string;
            /** @description As the resume words it. */
            name: string;
            /** @description The skill of the taxonomy it was recognised as. */
            ref_skill: string | null;
            /** @description The line of the resume it was read from. */
            evidence: string;
        };
        WorkHistory: {
            title: string | null;
            employer: string | null;
            /** @description yyyy or yyyy-mm. */
            start: string | null;
            /** @description yyyy, yyyy-mm or `present`. */
            end: string | null;
            description: string;
        };
        Education: {
            institution: string | null;
            degree: string | null;
            field: string | null;
            start: string | null;
            end: string | null;
        };
        ProfileMedia: {
            /** @description As `candidate/media/{id}` takes it, once it is reviewed or added. */
            id: string;
            title: string;
            url: string;
            /** @description Read from the resume; else the candidate added it. */
            from_resume: boolean;
        };
        ResumeAward: {
            id: string;
            title: string;
            /** @description From whom. */
            issuer: string | null;
            /** @description yyyy or yyyy-mm. */
            date: string | null;
            /** @description The line of the resume it was read from; empty for what the candidate says alone. */
            evidence: string;
        };
        ResumeProfile: {
            name: string | null;
            emails: string[];
            phones: string[];
            links: string[];
            skills: components["schemas"]["ResumeSkill"][];
            work_history_detailed: components["schemas"]["WorkHistory"][];
            education: components["schemas"]["Education"][];
            languages: string[];
            /** @description What was read from the resume; once reviewed also what was added. */
            media: components["schemas"]["ProfileMedia"][];
            /** @description Those read from the resume; once reviewed also in the `awards` beside. */
            awards: components["schemas"]["ResumeAward"][];
            career_path: string[];
        };
        UploadResponse: {
            profile: components["schemas"]["ResumeProfile"];
        };
        ProfileReviewState: {
            /**
             * @description `none`, nothing was read yet; `waiting` for the candidate to review what was read; `reviewed`; `newer`, another resume was read since the review.
             * @enum {string}
             */
            state: "none" | "waiting" | "reviewed" | "newer";
            /** @description Whether jobs are matched by this profile. */
            counts: boolean;
            /** Format: date-time */
            reviewed_at: string | null;
            /** Format: uuid */
            reviewed_by: string | null;
            /**
             * Format: date-time
             * @description When the resume was read that `read` is of.
             */
            read_at: string | null;
            /** @description As the last resume says it, uncorrected. */
            read: components["schemas"]["ResumeProfile"] | components["schemas"]["Nothing"];
            /** @description Whether `read` was recognised in pictures of pages, so that letters may be wrong. */
            from_picture: boolean;
        };
        EarnedAward: {
            reward_id: string;
            uid: string;
            title: string;
            /** @description From whom. */
            issuer: string | null;
            /** @description yyyy or yyyy-mm. */
            date: string | null;
            /** @description The line of the resume it was read from; empty for what the candidate says alone. */
            evidence: string;
            /** @description It came with the review of a resume; else the candidate added it. */
            from_resume: boolean;
        };
        UserProfile: {
            /** @enum {string} */
            status: "in_progress" | "completed";
            resume: components["schemas"]["Resume"] | components["schemas"]["Nothing"];
            upload_response: components["schemas"]["UploadResponse"] | components["schemas"]["Nothing"];
            review: components["schemas"]["ProfileReviewState"];
            awards: components["schemas"]["EarnedAward"][];
        };
        UserProfileAnswer: {
            data: components["schemas"]["UserProfile"];
            message?: string;
        };
        ReviewedSkill: {
            /** @description Of a skill that was there, which keeps its evidence; null for one that is added. */
            id: string | null;
            name: string;
            /** @description The skill of the taxonomy; null keeps it unmapped. */
            ref_skill: string | null;
        };
        ReviewedWork: {
            title: string | null;
            employer: string | null;
            /** @description yyyy or yyyy-mm. */
            start: string | null;
            /** @description yyyy, yyyy-mm or `present`. */
            end: string | null;
            description: string;
        };
        ReviewedEducation: {
            institution: string | null;
            degree: string | null;
            field: string | null;
            start: string | null;
            end: string | null;
        };
        ReviewedAward: {
            /** @description Of an award that was there, which keeps its evidence. */
            id: string | null;
            title: string;
            issuer: string | null;
            /** @description yyyy or yyyy-mm. */
            date: string | null;
        };
        ReviewedMedia: {
            title: string;
            url: string;
        };
        ProfileReview: {
            /**
             * Format: date-time
             * @description As `review.read_at` was when this was begun: where another resume was read since, the review is refused. Null where none was ever read.
             */
            read_at: string | null;
            name: string | null;
            emails: string[];
            phones: string[];
            links: string[];
            skills: components["schemas"]["ReviewedSkill"][];
            work_history_detailed: components["schemas"]["ReviewedWork"][];
            education: components["schemas"]["ReviewedEducation"][];
            languages: string[];
            /** @description Those of the resume; they become awards. What was added by itself is not among them. */
            awards: components["schemas"]["ReviewedAward"][];
            /** @description Those of the resume. What was added by itself is not among them. */
            media: components["schemas"]["ReviewedMedia"][];
        };
        /** @enum {string} */
        AvailabilitySlot: "weekday_mornings" | "weekday_afternoons" | "weekday_evenings" | "weekends";
        /** @enum {string} */
        City: "abu_dhabi" | "dubai" | "sharjah" | "ajman" | "fujairah" | "ras_al_khaimah" | "umm_al_quwain" | "al_ain";
        /** @enum {string} */
        EducationLevel: "high_school" | "bachelors" | "masters" | "phd";
        /** @enum {string} */
        AvailabilityMode: "online" | "on_site";
        CandidateDetailsPatch: {
            candidate_social_links?: string[];
            candidate_availability?: components["schemas"]["AvailabilitySlot"][];
            is_emirati?: boolean;
            emirates_id?: string | null;
            city?: components["schemas"]["City"];
            address?: string;
            education_level?: components["schemas"]["EducationLevel"];
            availability_40_hours?: boolean;
            accommodations_needed?: boolean;
            accommodations_detail?: string | null;
            laptop_available?: boolean;
            wifi_available?: boolean;
            currently_employed?: boolean;
            is_student?: boolean;
            university_name?: string | null;
            availability_mode?: components["schemas"]["AvailabilityMode"];
        };
        CompanyPatch: {
            company_name?: string;
            /**
             * Format: uuid
             * @description A completed upload; null removes the logo.
             */
            company_avatar?: string | null;
            company_size?: number;
            company_industry?: string;
            company_location?: string;
            company_website?: string | null;
            company_description?: string;
        };
        CompanyAnswer: {
            data: components["schemas"]["Company"];
            message?: string;
        };
        NamedItem: {
            id: components["schemas"]["Id"];
            name: string;
        };
        SectorsAnswer: {
            data: components["schemas"]["NamedItem"][];
            message?: string;
        };
        Role: {
            id: components["schemas"]["Id"];
            role_name: components["schemas"]["RoleName"];
        };
        RolesAnswer: {
            data: components["schemas"]["Role"][];
            message?: string;
        };
        PublicJob: {
            id: components["schemas"]["Id"];
            title: string;
            company_name: string;
            company_avatar: string | null;
            industry: string;
            sector: string;
            /** @enum {string} */
            job_type: "full_time" | "part_time";
            /** @description Years asked for, as digits; 0 when none are. */
            experience: string;
            skills: string[];
            description: string;
            /** @description The city in the language of the `lang` header. */
            location: string;
            published_at: components["schemas"]["Timestamp"];
        };
        PublicJobAnswer: {
            data: components["schemas"]["PublicJob"];
            message?: string;
        };
        SkillsRequest: {
            skills: string[];
        };
        SkillGroup: {
            group: string;
            skills: string[];
        };
        SkillGroupsData: {
            skill_group: components["schemas"]["SkillGroup"][];
        };
        SkillGroupsAnswer: {
            data: components["schemas"]["SkillGroupsData"];
            message?: string;
        };
        KnownSkill: {
            id: string;
            name: string;
            aliases: string[];
            group: string;
        };
        KnownSkillsAnswer: {
            data: components["schemas"]["KnownSkill"][];
            message?: string;
        };
        SkillSuggestion: {
            ref_skill: string;
            /** @description In the language of the `lang` header. */
            name: string;
        };
        SkillSuggestions: {
            data: components["schemas"]["SkillSuggestion"][];
            message?: string;
        };
        JobSearchRequest: {
            query?: string;
            sector?: string;
            /** @enum {string} */
            job_type?: "full_time" | "part_time";
            /** @default 1 */
            page: number;
            /** @default 10 */
            limit: number;
        };
        PublicJobList: {
            data: {
                results: components["schemas"]["PublicJob"][];
                page: number;
                limit: number;
                total: number;
            };
            message?: string;
        };
        /** @description Of what a candidate told, what a recruiter chooses by. The identity number, the address, needs of the person and how they heard of us are not among it. */
        CandidateSummary: {
            candidate_social_links: string[];
            candidate_availability: components["schemas"]["AvailabilitySlot"][];
            is_emirati: boolean;
            city: components["schemas"]["City"];
            education_level: components["schemas"]["EducationLevel"];
            availability_40_hours: boolean;
            laptop_available: boolean;
            wifi_available: boolean;
            currently_employed: boolean;
            is_student: boolean;
            university_name: string | null;
            availability_mode: components["schemas"]["AvailabilityMode"];
        };
        /** @enum {string} */
        HeardFrom: "professional_network" | "local_referral" | "photo_social_network" | "word_of_mouth" | "others";
        CandidateDetails: {
            candidate_social_links: string[];
            candidate_availability: components["schemas"]["AvailabilitySlot"][];
            is_emirati: boolean;
            emirates_id: string | null;
            city: components["schemas"]["City"];
            address: string;
            education_level: components["schemas"]["EducationLevel"];
            availability_40_hours: boolean;
            heard_from: components["schemas"]["HeardFrom"];
            accommodations_needed: boolean;
            accommodations_detail: string | null;
            laptop_available: boolean;
            wifi_available: boolean;
            currently_employed: boolean;
            is_student: boolean;
            university_name: string | null;
            availability_mode: components["schemas"]["AvailabilityMode"];
        };
        UserProfileDetails: {
            user: components["schemas"]["SeenUser"];
            /** @description What recruiters choose by; null of whoever is no candidate. */
            candidate: components["schemas"]["CandidateSummary"] | components["schemas"]["Nothing"];
            /** @description All that was told at onboarding. Only for the person and for admins; null for recruiters. */
            details: components["schemas"]["CandidateDetails"] | components["schemas"]["Nothing"];
            /** @description For others than its owner only as it was reviewed. */
            profile: components["schemas"]["UserProfile"] | components["schemas"]["Nothing"];
        };
        UserProfileDetailsAnswer: {
            data: components["schemas"]["UserProfileDetails"];
            message?: string;
        };
        FoundUser: {
            id: components["schemas"]["Id"];
            full_name: string;
            /** @description Null to a recruiter before the candidate is approved or has applied to a job of the company. */
            email: string | null;
            avatar_url: string | null;
        };
        FoundUsersAnswer: {
            data: components["schemas"]["FoundUser"][];
            message?: string;
        };
        SendEmailRequest: {
            /** @enum {string} */
            kind: "resend-email" | "onboarding-invite";
            email: components["schemas"]["Email"];
        };
        /** @enum {string} */
        UploadKind: "resume" | "avatar" | "company_avatar" | "job" | "interview";
        UploadChunkForm: {
            /**
             * Format: uuid
             * @description Made by the browser; the same for every chunk of a file.
             */
            upload_id: string;
            kind: components["schemas"]["UploadKind"];
            filename: string;
            /** @description Bytes of the whole file. */
            size: number;
            /** @description Where this chunk begins; must be what was received so far. */
            offset: number;
            /**
             * Format: binary
             * @description At most 5 MB. The text parts come before it.
             */
            chunk: string;
        };
        Upload: {
            upload_id: components["schemas"]["Id"];
            /** @description Bytes that arrived so far; the next chunk begins here. */
            received: number;
            size: number;
            complete: boolean;
        };
        UploadAnswer: {
            data: components["schemas"]["Upload"];
            message?: string;
        };
        /** @enum {string} */
        DeletionRefusal: "attempt_running" | "last_admin";
        Deletion: {
            /** @description Otherwise a code is mailed. */
            has_password: boolean;
            /** @description Why it cannot be deleted now. */
            refused: components["schemas"]["DeletionRefusal"] | components["schemas"]["Nothing"];
            /** @description Attempts whose recordings an admin holds; they stay until the hold is lifted. */
            held_attempts: number;
            /** @description That assessments were taken is kept for a while, as a number made of the address and the identity number; not the result. */
            keeps_attempts: boolean;
            /** @description The company and its jobs are not the account's. */
            keeps_company: boolean;
            /** @description What was decided about others stays on record, without the name. */
            keeps_decisions: boolean;
        };
        DeletionAnswer: {
            data: components["schemas"]["Deletion"];
            message?: string;
        };
        DeleteAccount: {
            password?: string;
            /** @description The 4 digits of the mail, for an account without a password. */
            code?: string;
        };
        ChangePassword: {
            current_password: string;
            /** @description The rules of section 5 are field rules (422). */
            password: string;
        };
        Device: {
            id: components["schemas"]["Id"];
            /** @description Its name, such as Chrome; null where it does not say. */
            browser: string | null;
            /** @description Such as Windows or iOS. */
            system: string | null;
            /** @enum {string} */
            kind: "computer" | "phone" | "tablet" | "unknown";
            signed_in_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it last renewed its session, which it does at least every 15 minutes while it is used.
             */
            last_seen_at: string;
            /** @description The one that asks. */
            is_this: boolean;
        };
        DeviceList: {
            results: components["schemas"]["Device"][];
        };
        DevicesAnswer: {
            data: components["schemas"]["DeviceList"];
            message?: string;
        };
        CandidateOnboarding: {
            full_name: string;
            mobile_number: string;
            /**
             * Format: uuid
             * @description A completed upload.
             */
            candidate_avatar: string | null;
            /**
             * Format: uuid
             * @description A completed upload. Null for a candidate without a resume file, who types a profile once approved.
             */
            candidate_resume: string | null;
            candidate_social_links: string[];
            candidate_availability: components["schemas"]["AvailabilitySlot"][];
            is_emirati: boolean;
            /** @description 15 digits, dashes allowed; required of Emiratis. */
            emirates_id: string | null;
            city: components["schemas"]["City"];
            address: string;
            education_level: components["schemas"]["EducationLevel"];
            availability_40_hours: boolean;
            heard_from: components["schemas"]["HeardFrom"];
            accommodations_needed: boolean;
            accommodations_detail: string | null;
            laptop_available: boolean;
            wifi_available: boolean;
            currently_employed: boolean;
            is_student: boolean;
            university_name: string | null;
            availability_mode: components["schemas"]["AvailabilityMode"];
        };
        RecruiterOnboarding: {
            company_name: string;
            /**
             * Format: uuid
             * @description A completed upload.
             */
            company_avatar: string | null;
            company_size: number;
            company_industry: string;
            company_location: string;
            company_website: string | null;
            company_description: string;
        };
        OnboardedRecruiterData: {
            user: components["schemas"]["User"];
            company: components["schemas"]["Company"];
        };
        OnboardedRecruiter: {
            data: components["schemas"]["OnboardedRecruiterData"];
            message?: string;
        };
        /** @description Where a line stands: edges as shares of the width and height of its page, once that is turned. */
        LineBox: {
            page: number;
            /**
             * @description By how many degrees the page is turned to the right so that its lines are upright; absent where it stands upright.
             * @enum {integer}
             */
            turn?: 90 | 180 | 270;
            left: number;
            top: number;
            right: number;
            bottom: number;
        };
        ResumeLine: {
            /** @description Parts that stand apart on one row are separated by a tab. */
            text: string;
            /** @description Null where the format has no pages. */
            box: components["schemas"]["LineBox"] | components["schemas"]["Nothing"];
        };
        ResumeReading: {
            /**
             * Format: date-time
             * @description As `review.read_at` of the profile; null where nothing was read.
             */
            read_at: string | null;
            /** @description In reading order. */
            lines: components["schemas"]["ResumeLine"][];
        };
        ResumeReadingAnswer: {
            data: components["schemas"]["ResumeReading"];
            message?: string;
        };
        ReplaceResumeRequest: {
            upload_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        AssessmentKind: "english" | "annotation";
        /**
         * @description The setting key of one version of one assessment.
         * @enum {string}
         */
        AssessmentId: "english_v1" | "english_v2" | "english_v3" | "annotation_v1" | "annotation_v2" | "annotation_v3";
        /**
         * @description Which assessment it is, and for whom: candidates take it, or recruiters and admins look after it.
         * @enum {string}
         */
        AssessmentType: "candidates_english" | "candidates_annotation" | "admin_english" | "admin_annotation";
        /** @enum {string} */
        PartId: "writing" | "mcqs" | "speaking" | "part1" | "part2" | "part3" | "part4" | "part5" | "part6" | "part7" | "part8";
        PlannedPart: {
            id: components["schemas"]["PartId"];
            /** @description The time to answer; 0 where the part is spared. */
            budget_seconds: number;
            /** @description By how much the briefing before it is lengthened. */
            break_seconds: number;
        };
        /** @description The parts with this candidate's own times, as the standing attempt began with them or as the next one would; minutes granted later are not in it. */
        AssessmentPlan: {
            /** @description An arrangement makes it differ from what everybody gets. */
            arranged: boolean;
            parts: components["schemas"]["PlannedPart"][];
        };
        /** @enum {string} */
        AssessmentVersion: "v1" | "v2" | "v3";
        /** @enum {string} */
        AttemptStatus: "IN_PROGRESS" | "RESULT_PROCESSING" | "COMPLETED" | "FAILED" | "CANCELLED" | "REDO";
        AttemptPart: {
            id: components["schemas"]["PartId"];
            /** @description The time to answer, with the candidate's arrangement and with the minutes that were granted to the part; 0 where it is spared. */
            budget_seconds: number;
            /** @description By how much the arrangement lengthens the briefing before the part. It is in `briefing_ends_at` already. */
            break_seconds: number;
            /**
             * Format: date-time
             * @description The part begins by itself then.
             */
            briefing_ends_at: string | null;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            deadline: string | null;
            /** Format: date-time */
            submitted_at: string | null;
        };
        /** @enum {string} */
        CancelReason: "exited" | "logged_out" | "capture_lost" | "phone" | "disqualified";
        Attempt: {
            id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            kind: components["schemas"]["AssessmentKind"];
            version: components["schemas"]["AssessmentVersion"];
            status: components["schemas"]["AttemptStatus"];
            /** @description The writer's; a take-over raises it. */
            epoch: number;
            /** @description The last one seen of this epoch. */
            sequence: number;
            part: components["schemas"]["PartId"] | components["schemas"]["Nothing"];
            /** @enum {string|null} */
            phase: "briefing" | "answering" | null;
            parts: components["schemas"]["AttemptPart"][];
            granted_seconds: number;
            server_time: components["schemas"]["Timestamp"];
            started_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            finished_at: string | null;
            cancel_reason: components["schemas"]["CancelReason"] | components["schemas"]["Nothing"];
            /** @description Every recording of the attempt has arrived. */
            drained: boolean;
            /** @description Set while an answer of an attempt in RESULT_PROCESSING waits for a person to score it. */
            awaits_review?: boolean;
            /** @description Becomes another number when late answers begin to count: a browser that knows of some that are only kept sends them once more, and is told how each stands by then. */
            answers_revision?: number;
        };
        AssessmentCard: {
            kind: components["schemas"]["AssessmentKind"];
            assessment_id: components["schemas"]["AssessmentId"];
            assessment_type?: components["schemas"]["AssessmentType"];
            /** @description Its content exists, it is active, and nothing stands against it. */
            available: boolean;
            /** @description Set where it was taken under an account that was deleted since: an admin may allow it again. */
            taken_before?: boolean;
            /** @description Sources of recordings that an arrangement replaces: the attempt begins and goes on without them. */
            replaced?: ("camera" | "screen")[];
            /** @description Set where the candidate has not agreed to the current text about the recording, so that it is to be shown before a redo too. */
            consent_needed?: boolean;
            plan: components["schemas"]["AssessmentPlan"];
            /** @description The attempt that stands; the last one when a redo of it was granted and not begun; null when there is none or it was reset. */
            attempt: components["schemas"]["Attempt"] | components["schemas"]["Nothing"];
        };
        AssessmentCardsData: {
            results: components["schemas"]["AssessmentCard"][];
        };
        AssessmentCards: {
            data: components["schemas"]["AssessmentCardsData"];
            message?: string;
        };
        ConsentRequest: {
            /** @description Of the text that was shown; any other than the current one is refused (409, `consent_outdated`). */
            text_version: string;
            lang: components["schemas"]["Lang"];
        };
        Consent: {
            text_version: string;
            given_at: components["schemas"]["Timestamp"];
        };
        ConsentAnswer: {
            data: components["schemas"]["Consent"];
            message?: string;
        };
        /**
         * @description The only event types a browser may send; every other is the server's own.
         * @enum {string}
         */
        ClientEventType: "attempt.started" | "heartbeat" | "part.begun" | "part.submitted" | "attempt.submitted" | "attempt.exited" | "capture.expired" | "writer.taken" | "attempt.reentered" | "capture.lost" | "capture.restored" | "connection.lost" | "connection.restored" | "episode.recorded" | "recordings.drained";
        /**
         * @description nobody_in_view, several_faces, phone_possible and display_changed are signals of the candidate's own browser and may be wrong; signals_unavailable says that it gave none, and counts as no episode. recording_empty (a recorder handed out nothing or stopped by itself), picture_frozen, picture_black and microphone_muted are faults of a recording that the browser noticed.
         * @enum {string}
         */
        EpisodeCause: "tab_hidden" | "window_blurred" | "paste_blocked" | "fullscreen_left" | "camera_lost" | "microphone_lost" | "screen_lost" | "offline" | "reload" | "second_tab" | "clock_changed" | "nobody_in_view" | "several_faces" | "phone_possible" | "display_changed" | "disk_full" | "signals_unavailable" | "recording_empty" | "picture_frozen" | "picture_black" | "microphone_muted";
        /** @enum {string} */
        CaptureDevice: "camera" | "microphone" | "screen";
        EpisodeDetail: {
            cause: components["schemas"]["EpisodeCause"];
            /** @description Null when it has no length or its end is not known. */
            length_ms: number | null;
            device?: components["schemas"]["CaptureDevice"];
            /** @description When it began, in milliseconds since the start of the attempt; left out where it is told as it begins. */
            offset_ms?: number;
        };
        AnswerDigest: {
            question_id: string;
            /** @description SHA-256 of the value as UTF-8, in hexadecimal. */
            digest: string;
        };
        /** @description What the browser found when it checked the devices before the start. */
        DeviceCheck: {
            /** @description It gave pictures. */
            camera: boolean;
            /** @description It was granted and not muted. */
            microphone: boolean;
            /** @description It was shared. */
            screen: boolean;
            /** @description A voice was heard. */
            voice: boolean;
        };
        AttemptEventRequest: {
            /**
             * Format: uuid
             * @description Null only for `attempt.started`.
             */
            attempt_id: string | null;
            /**
             * Format: uuid
             * @description The idempotency key: the same event sent again answers the same and changes nothing.
             */
            key: string;
            epoch: number;
            sequence: number;
            type: components["schemas"]["ClientEventType"];
            part?: components["schemas"]["PartId"];
            reason?: components["schemas"]["CancelReason"];
            detail?: components["schemas"]["EpisodeDetail"];
            /** @description With `part.submitted`: each answer of the part as the page showed it when it was handed in. Where the server holds another, the part stays open. */
            answers?: components["schemas"]["AnswerDigest"][];
            /** @description With `attempt.started`: what the check of the devices found. */
            device_check?: components["schemas"]["DeviceCheck"];
            /** @description Monotonic milliseconds of the device since the last server answer. */
            elapsed_ms: number;
            /**
             * Format: date-time
             * @description The `server_time` of that last server answer; needed for what happened in an outage.
             */
            since?: string;
            /**
             * Format: date-time
             * @description The device's wall clock; kept as evidence only.
             */
            at: string;
        };
        AttemptAnswer: {
            data: components["schemas"]["Attempt"];
            message?: string;
        };
        /** @enum {string} */
        PartKind: "written" | "mcqs" | "speaking" | "guideline_comprehension" | "text_classification" | "translation_review" | "quality_ranking" | "audio_transcription" | "error_correction" | "ocr_check" | "response_writing";
        /** @enum {string} */
        QuestionType: "text" | "json" | "long_text" | "html" | "audio";
        Bilingual: {
            en: string;
            /** @description Null where the text is assessed content and stays as it is. */
            ar: string | null;
        };
        QuestionOption: {
            id: string;
            text: string;
        };
        QuestionMedia: {
            /** @enum {string} */
            kind: "audio" | "image";
            /** @description Served without headers for some hours; the browser keeps the file for as long as the attempt. */
            url: string;
        };
        Question: {
            id: string;
            type: components["schemas"]["QuestionType"];
            prompt: components["schemas"]["Bilingual"];
            /** @description The passage, as HTML where the type is html. */
            body?: string;
            options?: components["schemas"]["QuestionOption"][];
            media?: components["schemas"]["QuestionMedia"];
            /**
             * @description The language a written answer is given in: its direction and its keyboard. English where it is left out.
             * @enum {string}
             */
            answer_lang?: "en" | "ar";
            /** @description The text that the answer begins with and corrects: what a machine read. */
            given?: string;
            min_words?: number;
            max_words?: number;
            max_seconds?: number;
        };
        QuestionnairePart: {
            id: components["schemas"]["PartId"];
            kind: components["schemas"]["PartKind"];
            budget_seconds: number;
            /** @description An arrangement spares the candidate this part: it has no time and asks nothing. */
            waived?: boolean;
            /** @description What all questions of the part are about, as HTML: a guideline. */
            passage?: string;
            questions: components["schemas"]["Question"][];
        };
        StandingAnswer: {
            question_id: string;
            type: components["schemas"]["QuestionType"];
            value: string;
            /** @description The epoch of the writer whose edit it is. */
            epoch: number;
            sequence: number;
        };
        /**
         * @description late: it came late and counts; kept: it is shown, and does not count, or not until its minutes are seen to be recorded or a reviewer has decided.
         * @enum {string}
         */
        TakeState: "saved" | "late" | "kept";
        CountedTake: {
            question_id: string;
            take: number;
            duration_ms: number;
            state: components["schemas"]["TakeState"];
        };
        Questionnaire: {
            assessment_id: components["schemas"]["AssessmentId"];
            attempt_id: components["schemas"]["Id"];
            parts: components["schemas"]["QuestionnairePart"][];
            /** @description What the candidate answered so far, for a browser that has not kept it. */
            answers: components["schemas"]["StandingAnswer"][];
            /** @description The spoken takes so far that count, or wait for the recordings of their minutes, so that a prompt is not answered more often on another device. */
            takes: components["schemas"]["CountedTake"][];
        };
        QuestionnaireAnswer: {
            data: components["schemas"]["Questionnaire"];
            message?: string;
        };
        Practice: {
            assessment_id: components["schemas"]["AssessmentId"];
            /** @description One untimed item of each kind. */
            parts: components["schemas"]["QuestionnairePart"][];
        };
        PracticeAnswer: {
            data: components["schemas"]["Practice"];
            message?: string;
        };
        LateEdit: {
            /**
             * Format: date-time
             * @description The `server_time` of the last answer the device had before this edit; `elapsed_ms` counts from it.
             */
            since: string;
            part: components["schemas"]["PartId"];
        };
        AnswerEdit: {
            question_id: string;
            sequence: number;
            type: components["schemas"]["QuestionType"];
            /** @description JSON text where the type is json. */
            value: string;
            /** @description Monotonic milliseconds of the device from the last server answer to the edit. */
            elapsed_ms: number;
            late?: components["schemas"]["LateEdit"];
        };
        SaveAnswersRequest: {
            attempt_id: components["schemas"]["Id"];
            epoch: number;
            answers: components["schemas"]["AnswerEdit"][];
        };
        SavedEdit: {
            question_id: string;
            sequence: number;
            /**
             * @description superseded: a higher sequence stands; late: it came late and counts; kept: it came late and is shown, and does not count, or not until its minutes are seen to be recorded or a reviewer has decided.
             * @enum {string}
             */
            state: "saved" | "superseded" | "late" | "kept";
        };
        SavedAnswersData: {
            saved: components["schemas"]["SavedEdit"][];
            attempt: components["schemas"]["Attempt"];
        };
        SavedAnswers: {
            data: components["schemas"]["SavedAnswersData"];
            message?: string;
        };
        AnswerMediaForm: {
            attempt_id: components["schemas"]["Id"];
            epoch: number;
            take: number;
            duration_ms: number;
            /** @description What the browser's recogniser heard; left out where there is none. */
            transcript?: string;
            /** @description Monotonic milliseconds of the device from the last server answer to the end of the take. Sent with `since`; a late take without them waits for a reviewer. */
            elapsed_ms?: number;
            /**
             * Format: date-time
             * @description The `server_time` of the last answer the device had before the take ended; `elapsed_ms` counts from it.
             */
            since?: string;
            /**
             * Format: binary
             * @description The sound of the take. The text parts come before it.
             */
            file: string;
        };
        AnswerMedia: {
            question_id: string;
            take: number;
            media_id: components["schemas"]["Id"];
            state: components["schemas"]["TakeState"];
        };
        AnswerMediaAnswer: {
            data: components["schemas"]["AnswerMedia"];
            message?: string;
        };
        /**
         * @description episode: a small still of the camera that shows what an episode is about.
         * @enum {string}
         */
        MediaKind: "screen" | "camera" | "screenshot" | "episode";
        MediaForm: {
            attempt_id: components["schemas"]["Id"];
            kind: components["schemas"]["MediaKind"];
            /**
             * Format: uuid
             * @description One run of one recorder; made by the browser. Of an episode the key of its event.
             */
            session_id: string;
            index: number;
            /** @description Since the attempt's start. */
            offset_ms: number;
            duration_ms: number;
            /** @description No piece of this session comes after it. */
            last: boolean;
            /**
             * Format: binary
             * @description The piece. The text parts come before it.
             */
            file: string;
        };
        MediaPiece: {
            session_id: components["schemas"]["Id"];
            index: number;
            /** @description How many pieces of this session have arrived. */
            received: number;
        };
        MediaAnswer: {
            data: components["schemas"]["MediaPiece"];
            message?: string;
        };
        EvidenceLack: {
            /** @enum {string} */
            code: "screen_share" | "camera_share" | "screen_gap" | "camera_gap" | "same_film" | "insertion" | "late_answers" | "not_judged";
            /** @description Of a share the percentage that is covered, null where it could not be measured; of a gap its seconds; of one film sent twice its minutes; of an insertion its words; of late answers the minutes without recordings in which they were written. */
            value: number | null;
        };
        /** @enum {string} */
        CriterionKey: "coherence" | "lexical_resource" | "grammar" | "mcqs" | "speaking" | "part1" | "part2" | "part3" | "part4" | "part5" | "part6" | "part7" | "part8";
        EvidenceSpan: {
            question_id: string;
            /** @description Characters from the beginning of the answer. */
            start: number;
            end: number;
        };
        Evidence: {
            /** @enum {string} */
            kind: "measure" | "finding" | "reason";
            /** @description The key of its sentence in locales/*\/evidence.json. */
            code: string;
            /** @description What the sentence is filled with. */
            values: {
                [key: string]: string | number;
            };
            span?: components["schemas"]["EvidenceSpan"];
        };
        Criterion: {
            key: components["schemas"]["CriterionKey"];
            /** @description 0 to 100. */
            score: number | null;
            provisional: boolean;
            evidence: components["schemas"]["Evidence"][];
        };
        /** @description Null for a result that no newer version of the scorers scored again. */
        ScoredAgain: {
            /** Format: date-time */
            at: string;
            /**
             * @description Which score counts. The earlier one does where the new one would take away a pass.
             * @enum {string}
             */
            counts: "new" | "earlier";
            /** @description The overall score by the older version, 0 to 100. */
            overall_before: number;
            /** @description The overall score by the newer version, 0 to 100. */
            overall_after: number;
        } | null;
        Result: {
            attempt: components["schemas"]["Attempt"];
            /** @description 0 to 100. */
            overall: number | null;
            /** @description 50 and above; null while the result is provisional. */
            passed: boolean | null;
            /** @description Some criterion waits for a reviewer, or its evidence is incomplete. */
            provisional: boolean;
            /** @description What is missing of the evidence of a result until a reviewer accepts it as it is. */
            lacks: components["schemas"]["EvidenceLack"][];
            criteria: components["schemas"]["Criterion"][];
            scored_again?: components["schemas"]["ScoredAgain"];
        };
        ResultAnswer: {
            data: components["schemas"]["Result"];
            message?: string;
        };
        /** @description What is noted of a candidate's attempt as an episode, for the candidate. */
        OwnEpisode: {
            cause: components["schemas"]["EpisodeCause"];
            /** @description When it began, since the attempt's start. */
            offset_ms: number;
            /** @description Null when it has no length or its end is not known. */
            length_ms: number | null;
        };
        OwnEpisodesData: {
            results: components["schemas"]["OwnEpisode"][];
        };
        OwnEpisodes: {
            data: components["schemas"]["OwnEpisodesData"];
            message?: string;
        };
        AverageTimesRequest: {
            assessment_id: components["schemas"]["AssessmentId"];
        };
        AveragePartTime: {
            part: components["schemas"]["PartId"];
            seconds: number | null;
        };
        AverageTimes: {
            overall_seconds: number | null;
            parts: components["schemas"]["AveragePartTime"][];
        };
        AverageTimesAnswer: {
            data: components["schemas"]["AverageTimes"];
            message?: string;
        };
        AttemptCounts: {
            IN_PROGRESS: number;
            RESULT_PROCESSING: number;
            COMPLETED: number;
            FAILED: number;
            CANCELLED: number;
            REDO: number;
        };
        AssessmentSetting: {
            assessment_id: components["schemas"]["AssessmentId"];
            kind: components["schemas"]["AssessmentKind"];
            assessment_type?: components["schemas"]["AssessmentType"];
            version: components["schemas"]["AssessmentVersion"];
            active: boolean;
            /** @description Its content exists. */
            available: boolean;
            counts: components["schemas"]["AttemptCounts"];
        };
        AssessmentSettingsData: {
            results: components["schemas"]["AssessmentSetting"][];
        };
        AssessmentSettings: {
            data: components["schemas"]["AssessmentSettingsData"];
            message?: string;
        };
        SetActiveAssessments: {
            active: components["schemas"]["AssessmentId"][];
        };
        /**
         * @description Asks for everything that fits as a file, in place of a page: the answer has its address, which serves it while it is read from the database.
         * @enum {string}
         */
        ListFormat: "csv" | "xlsx";
        CriterionScore: {
            key: components["schemas"]["CriterionKey"];
            score: number | null;
            provisional: boolean;
        };
        ResultRow: {
            attempt_id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            user_id: components["schemas"]["Id"];
            full_name: string;
            /** @description Null to a recruiter before the candidate is approved or has applied to a job of the company. */
            email: string | null;
            avatar_url: string | null;
            status: components["schemas"]["AttemptStatus"];
            overall: number | null;
            passed: boolean | null;
            provisional: boolean;
            /** @description What is missing of the evidence of a result until a reviewer accepts it as it is. */
            lacks: components["schemas"]["EvidenceLack"][];
            criteria: components["schemas"]["CriterionScore"][];
            cancel_reason: components["schemas"]["CancelReason"] | components["schemas"]["Nothing"];
            started_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            finished_at: string | null;
            duration_seconds: number | null;
            /** @description How many episodes stand on the timeline. */
            episodes: number;
        };
        /** @description Of the file, where one was asked for. */
        ListUrl: string;
        ResultList: {
            data: {
                results: components["schemas"]["ResultRow"][];
                page: number;
                limit: number;
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
            message?: string;
        };
        ReportCandidate: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            /** @description Null to a recruiter before the candidate is approved or has applied to a job of the company. */
            email: string | null;
            avatar_url: string | null;
            city: components["schemas"]["City"] | components["schemas"]["Nothing"];
            /**
             * Format: uuid
             * @description Null as the e-mail is, and where there is no resume.
             */
            resume_id: string | null;
        };
        WaivedPart: {
            part: components["schemas"]["PartId"];
            reason: string;
        };
        /** @description A source of recordings that something else stands in for, as a person who is present. */
        ReplacedSource: {
            /** @enum {string} */
            source: "camera" | "screen";
            /** @description What stands in for it. */
            reason: string;
        };
        Arrangement: {
            time_factor: number;
            break_minutes: number;
            waived: components["schemas"]["WaivedPart"][];
            replaced: components["schemas"]["ReplacedSource"][];
            assistive_input: boolean;
            reason: string;
            /** @description The name of who set it. */
            set_by: string;
            set_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What an admin may decide about an attempt that exists.
         * @enum {string}
         */
        Decision: "redo" | "reset" | "disqualify" | "evaluate";
        ReportPassage: {
            part: components["schemas"]["PartId"];
            /** @description HTML of our own content, as in the questionnaire. */
            passage: string;
        };
        /** @description The rank of each option by its id, 1 the best. */
        RightRanking: {
            [key: string]: number;
        };
        /**
         * Format: date-time
         * @description When it arrived, where that was later than half an hour after the end of the attempt; null for what came in time.
         */
        LateAt: string | null;
        ReportTake: {
            id: components["schemas"]["Id"];
            take: number;
            duration_ms: number;
            transcript: string | null;
            /** @description The take that is scored. */
            chosen: boolean;
            counted: boolean;
            /** @description It counts once the recordings of its minute are here, or a reviewer says so. */
            awaiting: boolean;
            /**
             * Format: date-time
             * @description When it ended by the word of its page; null where that did not say.
             */
            ended_at: string | null;
            late_at: components["schemas"]["LateAt"];
        };
        AnswerMade: {
            /** @description How often it was saved. */
            edits: number;
            /** @description From the first time it was saved to the last. */
            seconds: number;
            /** @description The most words that came with one save, beyond what can be typed while the page was not heard. */
            largest_insertion: number;
        };
        ReportLateEdit: {
            value: string;
            /** Format: date-time */
            edited_at: string | null;
            delivered_at: components["schemas"]["Timestamp"];
            counted: boolean;
            /** @description It counts once the recordings of its minute are here, or a reviewer says so. */
            awaiting: boolean;
        };
        WritingScores: {
            coherence: number;
            lexical_resource: number;
            grammar: number;
        };
        ReportAnswer: {
            part: components["schemas"]["PartId"];
            question: components["schemas"]["Question"];
            /** @description Null when nothing was answered. */
            value: string | null;
            /** Format: date-time */
            saved_at: string | null;
            words: number | null;
            /** @description The id of the right option, of a question that has one. */
            right_option: string | null;
            /** @description What may be written, one a line: the words that are accepted, or the whole text that was heard or seen; null where nothing is to be written or no one text is right. */
            right_text: string | null;
            /** @description Where options are put in order; null elsewhere. */
            right_ranking: components["schemas"]["RightRanking"] | components["schemas"]["Nothing"];
            /** @description Whether the right option was chosen; null where there is none. */
            correct: boolean | null;
            /** @description What this answer was given; null while it has no score. */
            score: number | null;
            takes: components["schemas"]["ReportTake"][];
            /** @description How a written answer came about; null where there is none. */
            made: components["schemas"]["AnswerMade"] | components["schemas"]["Nothing"];
            /** @description The page showed another answer when the part was over than had arrived by then. */
            differs: boolean;
            late_edits: components["schemas"]["ReportLateEdit"][];
            /** @description What a reviewer gave this answer; of a written one the mean of its criteria. */
            review_score: number | null;
            /** @description What a reviewer gave a written answer. */
            review_criteria: components["schemas"]["WritingScores"] | components["schemas"]["Nothing"];
            /** @description A written answer that a reviewer has to score before its score counts; the reasons stand in the evidence of its criteria. */
            awaits_review: boolean;
        };
        /** @description What a disqualification rests on. A moment of the recordings or screenshots, an episode of the attempt, or what a person observed and wrote down in `note`. */
        DisqualificationEvidence: {
            /** @enum {string} */
            kind: "moment" | "episode" | "observation";
            /** @description Of a moment, in milliseconds since the start of the attempt and before its end. A report has it of an episode, too. */
            offset_ms?: number;
            /**
             * Format: uuid
             * @description Of an episode: its event in the report.
             */
            event_id?: string;
        };
        ReportEvent: {
            id: components["schemas"]["Id"];
            type: string;
            at: components["schemas"]["Timestamp"];
            late_at: components["schemas"]["LateAt"];
            /** @description Since the start of the attempt; of an episode, when it began. */
            offset_ms: number;
            part: components["schemas"]["PartId"] | components["schemas"]["Nothing"];
            reason: components["schemas"]["CancelReason"] | components["schemas"]["Nothing"];
            detail: components["schemas"]["EpisodeDetail"] | components["schemas"]["Nothing"];
            /**
             * Format: uuid
             * @description A still of the camera that shows what an episode is about, for a ticket; null where there is none or it was deleted for its age.
             */
            picture_id: string | null;
            /** @enum {string} */
            actor: "candidate" | "server" | "reviewer";
            /** @description Who decided, where a person of the company did. */
            actor_name: string | null;
            /** @description Why, as that person wrote it. */
            note: string | null;
            /** @description What a disqualification rests on. */
            evidence: components["schemas"]["DisqualificationEvidence"] | components["schemas"]["Nothing"];
            /** @description Of `time.granted`: how much time; null for everything else. */
            granted_seconds: number | null;
        };
        /**
         * @description server: our own downtime; connection: the browser ran on and got no answer; page_closed: the page was closed or crashed and was opened again; taken_over: another tab or device went on; unknown: nothing was heard of why.
         * @enum {string}
         */
        OutageCause: "server" | "connection" | "page_closed" | "taken_over" | "unknown";
        /** @description A stretch of more than 45 seconds in which the writing browser was not heard. It is never held against the candidate. */
        ReportOutage: {
            /** @description Since the attempt's start. */
            offset_ms: number;
            /** @description Up to the end of the attempt at most; null while it lasts. */
            length_ms: number | null;
            cause: components["schemas"]["OutageCause"];
        };
        ReportScreenshot: {
            id: components["schemas"]["Id"];
            offset_ms: number;
            late_at: components["schemas"]["LateAt"];
        };
        ReportRecording: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "screen" | "camera";
            /** @description Milliseconds from the attempt's start to where it begins. */
            offset_ms: number;
            duration_ms: number;
            bytes: number;
            /**
             * @description broken: the recorder left nothing that can be played; deleted: for its age, with what else was recorded of the attempt.
             * @enum {string}
             */
            state: "processing" | "ready" | "broken" | "deleted";
            mime_type: string;
            late_at: components["schemas"]["LateAt"];
        };
        /** @description More than two seconds in which a source was not recorded. */
        CoverageGap: {
            /** @description Since the attempt's start. */
            from_ms: number;
            to_ms: number;
            /**
             * @description reload: the page was opened again; take_over: another tab or device went on; device_lost: the device was taken away; our_outage: none of our servers ran; disk_full: the device had no room left, and answers went before recordings. Null where nothing is known that explains it.
             * @enum {string|null}
             */
            cause: "reload" | "take_over" | "device_lost" | "our_outage" | "disk_full" | null;
        };
        SourceCoverage: {
            /** @description Of the running time, how much its recordings hold; null while one of them is not measured, of which nothing is claimed. */
            share: number | null;
            gaps: components["schemas"]["CoverageGap"][];
        };
        /** @description What can be seen and heard of an attempt in its recordings, measured in the files themselves. */
        Coverage: {
            /** @description From the start of the attempt to its end, or until now, without our own outages. */
            running_ms: number;
            screen: components["schemas"]["SourceCoverage"];
            camera: components["schemas"]["SourceCoverage"];
            microphone: components["schemas"]["SourceCoverage"];
        };
        /** @description What is kept of how an attempt was taken, beside its recordings and its events. */
        EvidenceLedger: {
            /** @description What the candidate had agreed to when the attempt began. */
            consent: components["schemas"]["Consent"] | components["schemas"]["Nothing"];
            /** @description Null where the browser sent none. */
            device_check: components["schemas"]["DeviceCheck"] | components["schemas"]["Nothing"];
            /** @description How many arrived. */
            screenshots: number;
            /** @description Of the running time without our own outages, how much the browser was heard in. */
            heard_share: number;
        };
        EvidenceAccepted: {
            /** @description The reviewer's name. */
            by: string;
            at: components["schemas"]["Timestamp"];
            note: string;
        };
        /** @description Keeps what was recorded of an attempt from being deleted for its age, until it is lifted. */
        RecordingHold: {
            reason: string;
            /** @description The name of who set it. */
            set_by: string;
            set_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Null while it stands.
             */
            lifted_at: string | null;
            lifted_by: string | null;
            lift_reason: string | null;
        };
        MediaRetention: {
            /**
             * Format: date-time
             * @description When what was recorded is old enough to be deleted, which a hold that stands puts off; null while the attempt runs and once it is deleted.
             */
            until: string | null;
            /** @description The latest first. */
            holds: components["schemas"]["RecordingHold"][];
        };
        ReportAttempt: {
            attempt_id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            status: components["schemas"]["AttemptStatus"];
            /** @description Set aside by a reset. */
            archived: boolean;
            /** @description Set while an answer of an attempt in RESULT_PROCESSING waits for a person to score it. */
            awaits_review?: boolean;
            overall: number | null;
            /** @description What is missing of the evidence of its result until a reviewer accepts it as it is. */
            lacks: components["schemas"]["EvidenceLack"][];
            started_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            finished_at: string | null;
        };
        /** @description One score of a review; of a written answer one of its criteria. */
        GivenScore: {
            part: components["schemas"]["PartId"];
            number: number;
            /** @enum {string|null} */
            criterion: "coherence" | "lexical_resource" | "grammar" | null;
            score: number;
            /** @description What the machine had measured before anybody scored it; null where it had no score. */
            measured: number | null;
        };
        ReportReview: {
            reviewer_name: string;
            at: components["schemas"]["Timestamp"];
            note: string | null;
            /** @description Of the second reviewer, whose scores stand beside those that count. */
            second: boolean;
            scores: components["schemas"]["GivenScore"][];
        };
        /**
         * @description `asked`: the reader may be the second reviewer, and is shown nothing of the first one's scores until theirs are saved. `waiting`: another is asked. `alike` and `differ`: both are there, at most 10 points apart or more.
         * @enum {string}
         */
        SecondReview: "asked" | "waiting" | "alike" | "differ";
        /**
         * @description What granting gives: another attempt, or back what was disqualified, with its result as it was.
         * @enum {string}
         */
        AppealGrants: "redo" | "result";
        /** @description What a candidate says about an attempt that was cancelled. An open one is a redo that waits to be decided (`recruiter/redo-assessments/{id}`). */
        Appeal: {
            id: components["schemas"]["Id"];
            attempt_id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            cancel_reason: components["schemas"]["CancelReason"];
            grants: components["schemas"]["AppealGrants"];
            /** @description What the candidate says happened. */
            statement: string;
            /** @enum {string} */
            status: "open" | "granted" | "declined";
            /** @description What the deciding admin wrote. */
            note: string | null;
            made_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            decided_at: string | null;
        };
        /** @description True where the reader disqualified the attempt and another admin has to answer the appeal. */
        AppealByOther: boolean;
        Report: {
            candidate: components["schemas"]["ReportCandidate"];
            result: components["schemas"]["Result"];
            /** @description Set aside by a reset. */
            archived: boolean;
            /** @description What was arranged for the candidate when the attempt began. */
            arrangement: components["schemas"]["Arrangement"] | components["schemas"]["Nothing"];
            /** @description What the reader may decide about the attempt as it stands; nothing for who is not an admin. */
            decisions: components["schemas"]["Decision"][];
            /** @description What parts were answered over: the guideline or text that stood beside their questions. */
            passages: components["schemas"]["ReportPassage"][];
            answers: components["schemas"]["ReportAnswer"][];
            events: components["schemas"]["ReportEvent"][];
            outages: components["schemas"]["ReportOutage"][];
            screenshots: components["schemas"]["ReportScreenshot"][];
            recordings: components["schemas"]["ReportRecording"][];
            coverage: components["schemas"]["Coverage"];
            ledger: components["schemas"]["EvidenceLedger"];
            /** @description Who let the result count although evidence is missing; null where nobody did. */
            evidence_accepted: components["schemas"]["EvidenceAccepted"] | components["schemas"]["Nothing"];
            /**
             * Format: date-time
             * @description When recordings, takes and screenshots were deleted for their age; null while they are kept.
             */
            media_deleted_at: string | null;
            media_retention: components["schemas"]["MediaRetention"];
            /** @description The candidate's other attempts at this kind. */
            history: components["schemas"]["ReportAttempt"][];
            reviews: components["schemas"]["ReportReview"][];
            second_review: components["schemas"]["SecondReview"] | components["schemas"]["Nothing"];
            /** @description What the candidate says of it, once it was cancelled, and what was decided. */
            appeal: components["schemas"]["Appeal"] | components["schemas"]["Nothing"];
            appeal_by_other: components["schemas"]["AppealByOther"];
        };
        ReportAnswerBody: {
            data: components["schemas"]["Report"];
            message?: string;
        };
        AcceptEvidenceRequest: {
            /** @description Why the result may count although evidence is missing. */
            note: string;
            /** @description Whether answers count that came late and were not recorded, written or spoken. Needed where there are such; the attempt is scored again where they count. */
            late_answers?: boolean;
        };
        SpeakingReview: {
            /** @description The score of each speaking answer, by the question's id. */
            scores: {
                [key: string]: number;
            };
        };
        WritingReview: {
            /** @description The three criteria of each written answer, by the question's id. */
            scores: {
                [key: string]: components["schemas"]["WritingScores"];
            };
        };
        /** @description A score for each answer that waits for one, or that a person scored before. */
        ReviewRequest: {
            speaking?: components["schemas"]["SpeakingReview"];
            writing?: components["schemas"]["WritingReview"];
            note?: string;
        };
        /**
         * Format: uuid
         * @description Made by the client: the same key decides once.
         */
        DecisionKey: string;
        DisqualifyRequest: {
            key: components["schemas"]["DecisionKey"];
            /** @enum {string} */
            reason: "phone" | "disqualified";
            evidence: components["schemas"]["DisqualificationEvidence"];
            /** @description What was seen. Needed unless the reason is a phone, and of 20 characters or more where it is the evidence. Kept with the event; the candidate reads it. */
            note?: string;
        };
        EvaluateRequest: {
            key: components["schemas"]["DecisionKey"];
        };
        ResetRequest: {
            user_id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description One of their attempts; left out for the last one at this assessment.
             */
            attempt_id?: string;
            /** @description Why; kept with the event. Needed wherever an attempt is reset. */
            note?: string;
            key?: components["schemas"]["DecisionKey"];
        };
        ResetData: {
            changed: number;
        };
        ResetAnswer: {
            data: components["schemas"]["ResetData"];
            message?: string;
        };
        ResetAllRequest: {
            user_ids: components["schemas"]["Id"][];
            assessment_version: components["schemas"]["AssessmentId"];
            is_reset_all: boolean;
            is_redo: boolean;
            /** @description Why; kept with the event of each attempt. Needed for a reset. */
            note?: string;
        };
        OverallRow: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            average: number | null;
            english: components["schemas"]["ReportAttempt"] | components["schemas"]["Nothing"];
            annotation: components["schemas"]["ReportAttempt"] | components["schemas"]["Nothing"];
        };
        OverallListData: {
            results: components["schemas"]["OverallRow"][];
            page: number;
            limit: number;
            total: number;
            url?: components["schemas"]["ListUrl"];
        };
        OverallList: {
            data: components["schemas"]["OverallListData"];
            message?: string;
        };
        CancelledList: {
            data: {
                results: components["schemas"]["ResultRow"][];
                page: number;
                limit: number;
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
            message?: string;
        };
        RedoRow: {
            attempt_id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            status: components["schemas"]["AttemptStatus"];
            cancel_reason: components["schemas"]["CancelReason"] | components["schemas"]["Nothing"];
            /** @description What the candidate wrote. */
            appeal: string | null;
            /** Format: date-time */
            asked_at: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /** @enum {string|null} */
            decision: "granted" | "declined" | null;
            grants: components["schemas"]["AppealGrants"];
            by_other: components["schemas"]["AppealByOther"];
        };
        RedoList: {
            data: {
                results: components["schemas"]["RedoRow"][];
                page: number;
                limit: number;
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
            message?: string;
        };
        RedoRequest: {
            /** @enum {string} */
            decision: "granted" | "declined";
            note?: string;
            key?: components["schemas"]["DecisionKey"];
        };
        /** @description How an attempt came to be cancelled, as its candidate is told. Who decided is not said. */
        Cancellation: {
            attempt_id: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            reason: components["schemas"]["CancelReason"];
            /** @description What a person saw who disqualified it. */
            note: string | null;
            /** @description The moment it rests on, in milliseconds since the start. */
            offset_ms: number | null;
            /**
             * Format: date
             * @description The last day, in the United Arab Emirates, on which an appeal can be made.
             */
            last_day: string;
        };
        OwnAppeal: {
            data: {
                appeal: components["schemas"]["Appeal"] | components["schemas"]["Nothing"];
                /** @description Of an attempt that is cancelled now. */
                cancellation: components["schemas"]["Cancellation"] | components["schemas"]["Nothing"];
            };
        };
        MakeAppeal: {
            attempt_id: components["schemas"]["Id"];
            statement: string;
        };
        AppealAnswer: {
            data: components["schemas"]["Appeal"];
            message?: string;
        };
        ReviewCount: {
            data: {
                /** @description All that waits for the reader, whatever it is; a registration with an Emirates ID in use counts once. */
                count: number;
                /** @description Spoken answers that the reader can score and has not. */
                speaking: number;
                /** @description Written answers that the reader can score and has not. */
                writing: number;
                /** @description Results that do not count until a reviewer accepts the evidence there is. */
                evidence: number;
                /** @description Review requests that the reader may answer; of admins alone. */
                requests: number;
                /** @description Registrations nobody has looked at; of admins alone. */
                registered: number;
                /** @description Registrations under review; of admins alone. */
                in_review: number;
                /** @description Of the registrations nobody has looked at, those whose Emirates ID another account has. */
                same_registered: number;
                /** @description Of the registrations under review, those whose Emirates ID another account has. */
                same_in_review: number;
            };
        };
        /** @description Two scores of each answer, compared. */
        ScoreComparison: {
            /** @description Attempts with at least one such pair of scores. */
            attempts: number;
            /** @description Pairs of scores; a written answer has one for each criterion. */
            scores: number;
            /** @description The mean of how much higher the first named is, in points with one decimal; null without scores. */
            mean_difference: number | null;
            /** @description The mean of how far the two are apart, in points with one decimal; null without scores. */
            mean_distance: number | null;
            /** @description Pairs that are more than 10 points apart. */
            differing: number;
            /** @description Quadratic weighted kappa (Cohen 1968) on bands of ten points, 90 to 100 being the last, with two decimals; null where it is undefined: below two pairs, or where every score is in one band. */
            kappa: number | null;
        };
        /** @description How the scores of reviewers differ from those of the machine. */
        MachineDifference: {
            scores: number;
            /** @description Mean of reviewer minus machine, in points with one decimal. */
            mean_difference: number;
            /** @description Mean of how far the two are apart, in points with one decimal. */
            mean_distance: number;
        };
        ReviewAgreement: {
            data: {
                /** @description The first reviewer of each answer and the machine, of all time. */
                machine: components["schemas"]["ScoreComparison"];
                /** @description The first reviewer and the second one, of all time. */
                second: components["schemas"]["ScoreComparison"];
                /** @description First reviewer and machine, by the month of the Emirates in which the score was given: the last twelve that have one, the earliest first. */
                months: {
                    /** @description `yyyy-mm`. */
                    month: string;
                    figures: components["schemas"]["MachineDifference"];
                }[];
                /** @description First reviewer and machine, of all time, by what was scored; only what has a score. */
                criteria: {
                    part: components["schemas"]["PartId"];
                    /**
                     * @description Null where an answer has one score.
                     * @enum {string|null}
                     */
                    criterion: "coherence" | "lexical_resource" | "grammar" | null;
                    figures: components["schemas"]["MachineDifference"];
                }[];
            };
        };
        /** @enum {string} */
        ReviewKind: "speaking" | "writing" | "evidence";
        WaitingReview: {
            attempt_id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            kind: components["schemas"]["ReviewKind"];
            /** @description Null, as all that is said of a question, where the evidence of the whole attempt waits. */
            part: components["schemas"]["PartId"] | components["schemas"]["Nothing"];
            question_id: string | null;
            /** @description Its place among the questions of its part. */
            number: number | null;
            /** @description What was asked, in the language of the assessment, as plain text. */
            question: string | null;
            /** @description Why a machine's score is not enough. */
            reasons: components["schemas"]["Evidence"][];
            /** @description What is missing of the evidence where that waits. */
            lacks: components["schemas"]["EvidenceLack"][];
            since: components["schemas"]["Timestamp"];
            /** @description A first reviewer scored it, and a second one is asked. */
            second: boolean;
            /** @description The reader has scored it, and another reviewer is asked. */
            mine_done: boolean;
        };
        ReviewList: {
            data: {
                results: components["schemas"]["WaitingReview"][];
                page: number;
                limit: number;
                total: number;
            };
            message?: string;
        };
        GrantTime: {
            /**
             * Format: uuid
             * @description Made by the client: the same key grants once.
             */
            key: string;
            attempt_id: components["schemas"]["Id"];
            minutes: number;
            reason: string;
        };
        TimeGrant: {
            data: {
                id: components["schemas"]["Id"];
                attempt_id: components["schemas"]["Id"];
                part: components["schemas"]["PartId"];
                minutes: number;
                reason: string;
                /** @description All that was granted to the attempt so far. */
                granted_seconds: number;
                /**
                 * Format: date-time
                 * @description The part's new deadline; null while it is being briefed.
                 */
                deadline: string | null;
                granted_at: components["schemas"]["Timestamp"];
                /** @description The name of who granted it. */
                granted_by: string;
            };
            message?: string;
        };
        ArrangementAnswer: {
            data: {
                user_id: components["schemas"]["Id"];
                full_name: string;
                /** @description Asked for when the candidate registered. */
                accommodations_needed: boolean;
                accommodations_detail: string | null;
                current: components["schemas"]["Arrangement"] | components["schemas"]["Nothing"];
                /** @description What they took under an account that they deleted, as long as it stands against another attempt. The call that resets an assessment allows it again. */
                taken_before: components["schemas"]["AssessmentId"][];
                /** @description What stood before, the latest first. */
                earlier: components["schemas"]["Arrangement"][];
            };
            message?: string;
        };
        SetArrangement: {
            /** @description What every part's time is multiplied by. */
            time_factor: number;
            /** @description By how much the briefing before each part but the first is lengthened. */
            break_minutes: number;
            waived: components["schemas"]["WaivedPart"][];
            replaced: components["schemas"]["ReplacedSource"][];
            /** @description Dictation or another aid that writes many words at once. */
            assistive_input: boolean;
            reason: string;
        };
        SetRecordingHold: {
            /** @description False lifts the hold that stands. */
            held: boolean;
            reason: string;
        };
        MediaRetentionAnswer: {
            data: components["schemas"]["MediaRetention"];
            message?: string;
        };
        OverallAttempt: {
            row: components["schemas"]["ResultRow"];
            /** @description Set aside by a reset. */
            archived: boolean;
            /** @description The last one at its assessment, which the average is made of. */
            counts: boolean;
            appeal: components["schemas"]["Appeal"] | components["schemas"]["Nothing"];
        };
        OverallResult: {
            candidate: components["schemas"]["ReportCandidate"];
            /** @description The mean of the scores that are settled. */
            average: number | null;
            /** @description The latest first. */
            attempts: components["schemas"]["OverallAttempt"][];
        };
        OverallResultAnswer: {
            data: components["schemas"]["OverallResult"];
            message?: string;
        };
        AdminSearchRequest: {
            /** @description Counts from 1. */
            page: number;
            limit: number;
            /**
             * @default REGISTERED
             * @enum {string}
             */
            status: "REGISTERED" | "PENDING" | "APPROVED" | "DECLINED";
            /** @enum {string} */
            role?: "individual" | "recruiter";
            /** @description Part of the name or e-mail. */
            query?: string;
            /** @description Only accounts whose Emirates ID another account has, or only the others; all where nothing is said. */
            same_identity?: boolean;
            /**
             * @default full_name
             * @enum {string}
             */
            sort: "full_name" | "-full_name" | "-registered_at" | "registered_at";
            download_report?: components["schemas"]["ListFormat"];
        };
        /** @description Another account with the same Emirates ID, for an admin only. */
        SameIdentity: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            status: components["schemas"]["ApprovalStatus"];
        };
        AdminCandidateRow: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            /** @enum {string} */
            role: "individual" | "recruiter";
            emirates_id: string | null;
            city: components["schemas"]["City"] | components["schemas"]["Nothing"];
            education_level: components["schemas"]["EducationLevel"] | components["schemas"]["Nothing"];
            laptop_available: boolean | null;
            wifi_available: boolean | null;
            availability_40_hours: boolean | null;
            /** @enum {string|null} */
            resume_status: "in_progress" | "completed" | "failed" | null;
            status: components["schemas"]["ApprovalStatus"];
            reason: string | null;
            registered_at: components["schemas"]["Timestamp"];
            company_name: string | null;
            /** @description Set where other accounts have the same Emirates ID; such a registration is never approved by itself, nor among all that match. */
            same_identity?: components["schemas"]["SameIdentity"][];
        };
        ApprovalCounts: {
            REGISTERED: number;
            PENDING: number;
            APPROVED: number;
            DECLINED: number;
        };
        AdminCandidateList: {
            data: {
                results: components["schemas"]["AdminCandidateRow"][];
                page: number;
                limit: number;
                total: number;
                counts: components["schemas"]["ApprovalCounts"];
                url?: components["schemas"]["ListUrl"];
            };
            message?: string;
        };
        /**
         * @description What the log can say that somebody did. An operation names its acts in `x-audit`.
         * @enum {string}
         */
        AuditAct: "approval.approved" | "approval.declined" | "approval.start_review" | "approval.undo" | "approval.automatic_approved" | "approval.automatic_start_review" | "approval_criteria.set" | "matching.threshold_set" | "attempt.reset" | "attempt.redo" | "attempt.redo_declined" | "attempt.disqualify" | "attempt.disqualification_reversed" | "attempt.evaluate" | "attempt.time" | "attempt.review" | "attempt.evidence" | "recordings.held" | "recordings.released" | "arrangement.set" | "assessment.allowed_again" | "assessments.active" | "question.deleted" | "email_template.changed" | "job.posted" | "job.changed" | "job.published" | "job.off_dashboard" | "job.deleted" | "candidate.poked" | "candidate.emailed" | "employee.added" | "employee.ended" | "company.job_limit" | "company.changed" | "company.ats_permission" | "job.sent_to_ats" | "candidate.sent_to_ats" | "ats.sent_again" | "note.deleted" | "admin.made" | "account.deleted" | "file.opened" | "list.exported";
        AuditSearch: {
            /** @default 1 */
            page: number;
            /** @default 10 */
            limit: number;
            /**
             * @default -at
             * @enum {string}
             */
            sort: "-at" | "at";
            act?: components["schemas"]["AuditAct"];
            by?: components["schemas"]["Id"];
            about?: components["schemas"]["Id"];
            /** Format: date */
            from_date?: string;
            /** Format: date */
            to_date?: string;
            download_report?: components["schemas"]["ListFormat"];
        };
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            act: components["schemas"]["AuditAct"];
            by: {
                user_id: components["schemas"]["Id"];
                /** @description As it is now; null of who has deleted their account. */
                full_name: string | null;
            };
            about: {
                kind: string;
                id: string;
                /** @description Of the person or the job, as it is now. */
                name: string | null;
                /**
                 * Format: uuid
                 * @description Whose data it is, where it is somebody’s.
                 */
                person_id: string | null;
            };
            /** @description What it was before, where that is one word. */
            from: string | null;
            to: string | null;
            /** @description True of an appeal that was decided by the admin who had disqualified, as there was no other. */
            same_admin?: boolean;
        };
        AuditLog: {
            data: {
                results: components["schemas"]["AuditEntry"][];
                page: number;
                limit: number;
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
        };
        NewcomersSearch: {
            /** @default 1 */
            page: number;
            /** @default 10 */
            limit: number;
            /**
             * @default -registered_at
             * @enum {string}
             */
            sort: "-registered_at" | "registered_at" | "full_name" | "-full_name";
            /** @description Part of the name or e-mail. */
            query?: string;
        };
        Newcomer: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            is_email_confirmed: boolean;
            registered_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When an admin last wrote to them.
             */
            emailed_at: string | null;
        };
        Newcomers: {
            data: {
                results: components["schemas"]["Newcomer"][];
                page: number;
                limit: number;
                total: number;
            };
        };
        /** @enum {string} */
        CandidateEmailKind: "resend-email" | "onboarding-invite";
        EmailCandidates: {
            kind: components["schemas"]["CandidateEmailKind"];
            user_ids: components["schemas"]["Id"][];
            /**
             * Format: uuid
             * @description Sent again with the same key, nobody is written to a second time and the answer is the first one.
             */
            key: string;
        };
        CandidatesEmailed: {
            data: {
                sent: number;
                /** @description To whom. */
                user_ids: components["schemas"]["Id"][];
            };
            message: string;
        };
        CheckCandidateEmails: {
            kind: components["schemas"]["CandidateEmailKind"];
            user_ids: components["schemas"]["Id"][];
        };
        EmailedPerson: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
        };
        NotEmailed: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            /** @enum {string} */
            reason: "email_confirmed" | "email_unconfirmed" | "declined" | "onboarding_done" | "emailed_lately";
        };
        CandidateEmailsChecked: {
            data: {
                recipients: components["schemas"]["EmailedPerson"][];
                left_out: components["schemas"]["NotEmailed"][];
            };
        };
        /** @description One of the approval criteria beside what the candidate told. */
        RegistrationCriterion: {
            /** @enum {string} */
            key: "laptop" | "wifi" | "full_time" | "location";
            /** @description False of what the criteria leave open; it counts as met. */
            asked: boolean;
            met: boolean;
        };
        RegistrationCriteria: {
            results: components["schemas"]["RegistrationCriterion"][];
            /** @description The cities that are accepted; empty for any. */
            locations: components["schemas"]["City"][];
            /** @description How many of those that are asked are met. */
            met: number;
            asked: number;
        };
        RegistrationToDecide: {
            registration: components["schemas"]["AdminCandidateRow"];
            user: components["schemas"]["SeenUser"];
            /** @description What a candidate told at onboarding; null of a recruiter. */
            details: components["schemas"]["CandidateDetails"] | components["schemas"]["Nothing"];
            /** @description The profile with the resume; as it was read where `review.state` is `waiting`. Null of a recruiter. */
            profile: components["schemas"]["UserProfile"] | components["schemas"]["Nothing"];
            /** @description Null of a recruiter. */
            criteria: components["schemas"]["RegistrationCriteria"] | components["schemas"]["Nothing"];
            /** @description The other accounts with the same Emirates ID, each as a row of the list. */
            same_identity: components["schemas"]["AdminCandidateRow"][];
        };
        RegistrationToDecideAnswer: {
            data: components["schemas"]["RegistrationToDecide"];
            message?: string;
        };
        AdminActionRequest: {
            user_ids: components["schemas"]["Id"][];
            /** @enum {string} */
            action: "approved" | "declined" | "start_review" | "undo";
            /** @description Told to the person; for a decline. */
            reason?: string;
            /** @description The status that was shown when it was decided. Whoever has another by now is left as they are; 409 `decided_meanwhile` when everybody has. */
            expected_status?: components["schemas"]["ApprovalStatus"];
            /**
             * Format: uuid
             * @description Sent again with the same key, nothing is decided a second time and the answer is the first one.
             */
            key?: string;
        };
        AdminActionData: {
            changed: number;
            /** @description Those that were changed. */
            user_ids: components["schemas"]["Id"][];
        };
        AdminActionAnswer: {
            data: components["schemas"]["AdminActionData"];
            message?: string;
        };
        SelectRegistrations: {
            status: components["schemas"]["ApprovalStatus"];
            /** @enum {string} */
            role?: "individual" | "recruiter";
            /** @description Part of the name or e-mail. */
            query?: string;
        };
        Selection: {
            selection_id: components["schemas"]["Id"];
            status: components["schemas"]["ApprovalStatus"];
            /** @description How many were held on to. */
            total: number;
            /** @description The first of them, in the order of the list. */
            names: string[];
            /** @enum {string} */
            state: "held" | "deciding" | "decided" | "undoing" | "undone";
            /** @enum {string|null} */
            action: "approved" | "declined" | "start_review" | null;
            /** @description How many of them were looked at. */
            done: number;
            /** @description How many of those were changed; the others had another status by then, or could not be changed. */
            changed: number;
            undone: number;
            /**
             * Format: date-time
             * @description Until when the last change can be undone.
             */
            undoable_until: string | null;
        };
        SelectionAnswer: {
            data: components["schemas"]["Selection"];
            message?: string;
        };
        DecideSelection: {
            /** @enum {string} */
            action: "approved" | "declined" | "start_review";
            /** @description Told to each person; for a decline. */
            reason?: string;
        };
        AddAward: {
            title: string;
            /** @description From whom. */
            issuer?: string | null;
            /** @description yyyy or yyyy-mm. */
            date?: string | null;
        };
        AwardAnswer: {
            data: components["schemas"]["EarnedAward"];
            message?: string;
        };
        AddMedia: {
            title: string;
            url: string;
        };
        ProfileMediaAnswer: {
            data: components["schemas"]["ProfileMedia"];
            message?: string;
        };
        SkillLabel: {
            /** @description Null for a skill the taxonomy does not know. */
            ref_skill: string | null;
            name: string;
        };
        TaxonomySkill: {
            /** @description The skill's key in the taxonomy, a `ref_skill` elsewhere. */
            id: string;
            /** @description In the language of the `lang` header. */
            name: string;
            group: string;
            aliases: string[];
            broader: components["schemas"]["SkillLabel"][];
            narrower: components["schemas"]["SkillLabel"][];
            related: components["schemas"]["SkillLabel"][];
        };
        SkillAnswer: {
            data: components["schemas"]["TaxonomySkill"];
        };
        /** @enum {string} */
        JobType: "full_time" | "part_time";
        /** @description One skill of a job beside what the candidate has of it. */
        JobSkill: {
            ref_skill: string | null;
            name: string;
            /** @enum {string} */
            importance: "required" | "preferred";
            /**
             * @description How the candidate's nearest skill relates to the one asked for; `none` is a gap with nothing near it. `words` is a skill that the taxonomy does not know, some words of whose name the candidate has: they are its `evidence`.
             * @enum {string}
             */
            relation: "exact" | "narrower" | "broader" | "related" | "words" | "none";
            /** @description What the candidate has of it. */
            level: number;
            required_level: number;
            /** @description In `job_match` what the skill adds to the score, in `job_gap` what its lack takes off (negative), both in hundredths of the score. A skill that is met in part stands in both. */
            contribution: number;
            /** @description Whole years of the work in the resume that names the candidate's nearest skill, 0 where that work has no dates or took less than one; null where no work names it. */
            years: number | null;
            /** @description The words of the resume it was read from, or the title of the completed course that taught it. */
            evidence: string | null;
        };
        /** @description What the candidate did about the job. */
        Application: {
            /** @enum {string} */
            status: "applied" | "withdrawn" | "dismissed";
            at: components["schemas"]["Timestamp"];
        };
        /** @description A published job as it fits one candidate. `contribution` of every skill of `job_match`, with `words_contribution`, `title_contribution` and `experience_contribution`, adds up to 100 × `matching_score`. */
        MatchingJob: {
            jid: components["schemas"]["Id"];
            /** @description Its id in the system it was posted to or taken from. */
            external_job_id: string | null;
            job_title: string;
            company_name: string;
            /** @description The address of the logo. */
            company_avatar: string | null;
            /** @description The sector's name in the language of the `lang` header. */
            sector: string;
            industry: string;
            city: components["schemas"]["City"];
            job_type: components["schemas"]["JobType"];
            availability_mode: components["schemas"]["AvailabilityMode"];
            /** @description Years asked for; 0 when none are. */
            experience: number;
            description: string;
            posted_at: components["schemas"]["Timestamp"];
            /** Format: date */
            closes_on: string | null;
            /** @description Only jobs above the threshold are listed (`listed_above`). */
            matching_score: number;
            /** @description The score as a share of this candidate's best match. */
            norm_score: number;
            job_match: components["schemas"]["JobSkill"][];
            job_gap: components["schemas"]["JobSkill"][];
            /** @description Of the words of the job that the taxonomy has no name for; 0 where it knows all of the job. */
            words_contribution: number;
            /** @description Those of them that the candidate has, as the job writes them, what it says most first. */
            words_in_common: string[];
            title_contribution: number;
            /** @description Of a title that names no role: its words in titles that the candidate held. */
            title_words: string[];
            experience_contribution: number;
            /** @description The roles this job leads to, nearest first. */
            career_path: string[];
            is_favorite: boolean;
            application: components["schemas"]["Application"] | components["schemas"]["Nothing"];
        };
        /** @description A match is listed above this score, in steps of 0.01. */
        MatchingThreshold: number;
        MatchingJobs: {
            data: {
                results: components["schemas"]["MatchingJob"][];
                page: number;
                limit: number;
                total: number;
                listed_above: components["schemas"]["MatchingThreshold"];
            };
        };
        UpskillCoursesQuery: {
            /**
             * Format: uuid
             * @description A recruiter names the candidate; a candidate leaves it out or names themselves.
             */
            candidate_id?: string;
            /**
             * Format: uuid
             * @description Courses for the gaps to this job; without it, for all gaps.
             */
            job_id?: string;
            /** @description Only for these skills, by `ref_skill`. */
            skills?: string[];
        };
        CourseRegistrationState: {
            /** @enum {string} */
            status: "registered" | "completed" | "cancelled";
            registered_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            completed_at: string | null;
        };
        Course: {
            id: components["schemas"]["Id"];
            title: string;
            provider: string;
            description: string | null;
            duration_hours: number | null;
            /** @description 0 is free; null is not known. */
            price_aed: number | null;
            /** @enum {string} */
            mode: "online" | "on_site";
            language: components["schemas"]["Lang"];
            url: string | null;
            /** @description What completing it would add to the matching scores of the candidate's jobs, in hundredths, on average. */
            score: number;
            registration: components["schemas"]["CourseRegistrationState"] | components["schemas"]["Nothing"];
        };
        UpskillCourses: {
            data: {
                /** @description Courses grouped by skill, the group with the highest total score first. */
                upskill_nf: {
                    ref_skill: string | null;
                    skill: string;
                    /** @description The sum of the scores of its courses. */
                    total_score: number;
                    courses: components["schemas"]["Course"][];
                }[];
                /** @description What the candidate said to have completed, the latest first. */
                completed: components["schemas"]["Course"][];
            };
        };
        SkillGapQuery: {
            /**
             * Format: uuid
             * @description A recruiter names the candidate; a candidate leaves it out or names themselves.
             */
            candidate_id?: string;
            /**
             * Format: uuid
             * @description The gap to this job; without it, to the roles of the candidate's career path.
             */
            job_id?: string;
            /** @default 20 */
            limit: number;
        };
        SkillGap: {
            ref_skill: string | null;
            name: string;
            level: number;
            required_level: number;
            /** @description What is missing to the required level; 0 is met. */
            gap: number;
            /** @description How many published matching jobs ask for it. */
            demand: number;
            /** @description The passages of the candidate's resumes that count towards the level. */
            cvs: {
                resume_id: components["schemas"]["Id"];
                evidence: string;
            }[];
            /**
             * Format: uuid
             * @description The course that closes most of it.
             */
            course_id: string | null;
        };
        SkillGaps: {
            /** @description The widest gap first, those already met last. */
            data: components["schemas"]["SkillGap"][];
        };
        CandidateJobsQuery: {
            /** @enum {string} */
            list: "applied" | "recommended" | "dismissed";
            /** @default 1 */
            page: number;
            /** @default 12 */
            limit: number;
        };
        CareerPathQuery: {
            /**
             * Format: uuid
             * @description The candidate; a candidate's must be their own.
             */
            uid: string;
            /**
             * @description How many next roles.
             * @default 3
             */
            n: number;
        };
        CareerPath: {
            data: {
                uid: components["schemas"]["Id"];
                current_title: string | null;
                confirmed_skills: number;
                /** @description The nearest role first. */
                steps: {
                    ref_role: string;
                    title: string;
                    match: number;
                    open_jobs: number;
                    missing: components["schemas"]["SkillLabel"][];
                }[];
            };
        };
        JobActionBody: {
            job_id: components["schemas"]["Id"];
        };
        JobActionAnswer: {
            data: {
                job_id: components["schemas"]["Id"];
                application: components["schemas"]["Application"] | components["schemas"]["Nothing"];
            };
            message?: string;
        };
        FavoriteJobsQuery: {
            job_ids: components["schemas"]["Id"][];
        };
        Favorite: {
            job_id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            is_favorite: boolean;
        };
        FavoriteJobs: {
            /** @description One entry for each job asked about that exists, in the order asked. */
            data: components["schemas"]["Favorite"][];
        };
        FavoriteAnswer: {
            data: components["schemas"]["Favorite"];
        };
        SetFavorite: {
            job_id: components["schemas"]["Id"];
            /** @description True likes the job, false takes the like back. */
            is_favorite: boolean;
        };
        RegisterCourse: {
            course_id: components["schemas"]["Id"];
            /**
             * @default register
             * @enum {string}
             */
            action: "register" | "complete" | "cancel";
        };
        CourseRegistrationAnswer: {
            data: {
                course_id: components["schemas"]["Id"];
                registration: components["schemas"]["CourseRegistrationState"] | components["schemas"]["Nothing"];
            };
            message?: string;
        };
        SurveyState: {
            data: {
                submitted: boolean;
                /** Format: date-time */
                submitted_at: string | null;
                /** @description True once both assessments are over, no redo is open and nothing was submitted. */
                offered: boolean;
            };
        };
        SubmitSurvey: {
            answers: {
                question_id: components["schemas"]["Id"];
                /** @description The text; `1` to `5` for a rating; `yes` or `no`; the `value` of the chosen option. */
                answer: string;
            }[];
        };
        /** @enum {string} */
        SurveyQuestionType: "text" | "rating" | "yes_no" | "choice";
        SurveyOption: {
            value: string;
            label: string;
            label_ar: string;
        };
        SurveyQuestion: {
            id: components["schemas"]["Id"];
            /** @description In English. */
            question: string;
            /** @description In Arabic. */
            question_ar: string;
            type: components["schemas"]["SurveyQuestionType"];
            /** @description What can be chosen; empty for every other type. */
            options: components["schemas"]["SurveyOption"][];
            position: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        SurveyQuestions: {
            data: {
                results: components["schemas"]["SurveyQuestion"][];
                page: number;
                limit: number;
                total: number;
            };
        };
        SurveyQuestionBody: {
            question: string;
            question_ar: string;
            type: components["schemas"]["SurveyQuestionType"];
            options?: components["schemas"]["SurveyOption"][];
        };
        SurveyQuestionAnswer: {
            data: components["schemas"]["SurveyQuestion"];
            message?: string;
        };
        SurveyQuestionPatch: {
            question?: string;
            question_ar?: string;
            type?: components["schemas"]["SurveyQuestionType"];
            options?: components["schemas"]["SurveyOption"][];
            position?: number;
        };
        SurveyQuestionAnswers: {
            id: components["schemas"]["Id"];
            /** @description In English, in the wording that was answered. */
            question: string;
            /** @description In Arabic. */
            question_ar: string;
            type: components["schemas"]["SurveyQuestionType"];
            /** @description False once it was deleted or worded anew. */
            asked: boolean;
            /** @description Candidates who answered it. */
            answered: number;
            /** @description Of a rating, 1 to 5; null for every other type and without an answer. */
            average: number | null;
            /** @description Every answer there is to choose from, in its order; empty for a text. */
            counts: {
                value: string;
                /** @description Of an option, in English; else the value. */
                label: string;
                label_ar: string;
                count: number;
            }[];
        };
        SurveyAnswers: {
            data: {
                results: components["schemas"]["SurveyQuestionAnswers"][];
                /** @description The surveys that were submitted on these days. */
                submitted: number;
                url?: components["schemas"]["ListUrl"];
            };
        };
        SurveyTexts: {
            data: {
                results: {
                    answer: string;
                    submitted_at: components["schemas"]["Timestamp"];
                }[];
                page: number;
                limit: number;
                total: number;
            };
        };
        AssessmentProgress: {
            /** @description The first 50 statements are answered. */
            shortscaleComplete: boolean;
            /** @description All 100 statements are answered. */
            assessmentComplete: boolean;
            fractionComplete: number;
        };
        PrinciplesExist: {
            data: {
                /** @description The candidate has begun the questionnaire. */
                exist: boolean;
                assessmentProgress: components["schemas"]["AssessmentProgress"];
            };
        };
        PrinciplesQuestions: {
            data: {
                /** @description 100. */
                total_questions: number;
                /** @description The five points of the scale, in the language of the `lang` header. */
                scale: {
                    answerNumber: number;
                    label: string;
                }[];
                /** @description All statements in their order, in the language of the `lang` header. */
                questions: {
                    number: number;
                    text: string;
                }[];
                assessmentProgress: components["schemas"]["AssessmentProgress"];
            };
        };
        PrinciplesAnswer: {
            questionNumber: number;
            /** @description The statement as the candidate read it. */
            question?: string;
            /** @description 1 is strongly disagree, 5 strongly agree. */
            answerNumber: number;
        };
        SavePrinciplesAnswers: {
            answers: components["schemas"]["PrinciplesAnswer"][];
        };
        PrinciplesProgress: {
            data: {
                assessmentProgress: components["schemas"]["AssessmentProgress"];
            };
            message?: string;
        };
        /** @enum {string} */
        TraitName: "openness" | "conscientiousness" | "extraversion" | "agreeableness" | "emotional_stability";
        /** @description A score with what it means, in the language of the `lang` header, addressed to the candidate. */
        TraitProfile: {
            trait: components["schemas"]["TraitName"];
            name: string;
            /** @description What the trait is about. */
            about: string;
            /**
             * @description Under 40, 40 to 60, over 60.
             * @enum {string}
             */
            band: "low" | "middle" | "high";
            /** @description What a score of this band says. */
            text: string;
            score: number;
            /** @description How many answered statements it rests on. */
            statements: number;
            /** @description Cronbach's alpha of the key; null while too few candidates have answered. */
            reliability: number | null;
        };
        PrinciplesSummary: {
            data: {
                user_id: components["schemas"]["Id"];
                full_name: string;
                traits: components["schemas"]["TraitProfile"][];
                assessmentProgress: components["schemas"]["AssessmentProgress"];
                started_at: components["schemas"]["Timestamp"];
                /** Format: date-time */
                finished_at: string | null;
            };
        };
        PrinciplesRecord: {
            data: {
                user_id: components["schemas"]["Id"];
                answers: components["schemas"]["PrinciplesAnswer"][];
                assessmentProgress: components["schemas"]["AssessmentProgress"];
            };
        };
        TraitScore: {
            trait: components["schemas"]["TraitName"];
            score: number;
            /** @description How many answered statements it rests on. */
            statements: number;
            /** @description Cronbach's alpha of the key; null while too few candidates have answered. */
            reliability: number | null;
        };
        PrinciplesResults: {
            data: {
                results: {
                    user_id: components["schemas"]["Id"];
                    full_name: string;
                    /** @description Null to a recruiter before the candidate is approved or has applied to a job of the company. */
                    email: string | null;
                    /** @description Empty until all statements are answered. */
                    traits: components["schemas"]["TraitScore"][];
                    assessmentProgress: components["schemas"]["AssessmentProgress"];
                    started_at: components["schemas"]["Timestamp"];
                    /** Format: date-time */
                    finished_at: string | null;
                }[];
                page: number;
                limit: number;
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
        };
        NotificationCount: {
            data: {
                /** @description How many are not read. */
                count: number;
            };
        };
        Notification: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "approved" | "declined" | "registration" | "result_ready" | "redo_granted" | "disqualified" | "result_restored" | "appeal_made" | "appeal_refused" | "time_granted" | "poked" | "job_match" | "application" | "interview" | "interview_cancelled" | "interview_not_attended" | "employed" | "employment_ended";
            /** @description In the language of the `lang` header. */
            title: string;
            /** @description In the language of the `lang` header. */
            text: string;
            is_read: boolean;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description What it is about, as the next three: null where it is not about one.
             */
            job_id: string | null;
            /** Format: uuid */
            interview_id: string | null;
            /** Format: uuid */
            attempt_id: string | null;
            /** @description A setting key such as `english_v3`. */
            assessment_id: string | null;
        };
        NotificationList: {
            data: {
                /** @description The newest first. */
                results: components["schemas"]["Notification"][];
                page: number;
                limit: number;
                total: number;
                /** @description How many are not read, whatever the filter. */
                count: number;
            };
        };
        MarkNotifications: {
            /** @description Those to mark; null marks all. */
            notification_ids: components["schemas"]["Id"][] | null;
        };
        StartInterview: {
            job_id: components["schemas"]["Id"];
            candidate_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Null starts it at once.
             */
            scheduled_at: string | null;
            duration_minutes: number;
            time_zone: string;
            place?: string | null;
            /** @description Goes into the invitation. */
            note?: string | null;
        };
        /** @enum {string} */
        InterviewStatus: "invite_sent" | "started" | "in_process" | "finished" | "cancelled" | "not_attended";
        InterviewRecording: {
            id: components["schemas"]["Id"];
            filename: string;
            /** @description As in `video/webm` or `audio/mpeg`. */
            mime: string;
            bytes: number;
            /**
             * Format: date-time
             * @description When it is deleted.
             */
            until: string;
            /** @description False to a recruiter before the candidate is approved or has applied to a job of the company: no ticket is issued for it then. */
            open: boolean;
        };
        Interview: {
            id: components["schemas"]["Id"];
            job_id: components["schemas"]["Id"];
            job_title: string;
            /** @description The job's id in the interview system. */
            interview_job_id: string;
            recruiter_id: components["schemas"]["Id"];
            recruiter_name: string;
            candidate_id: components["schemas"]["Id"];
            candidate_name: string;
            status: components["schemas"]["InterviewStatus"];
            scheduled_at: components["schemas"]["Timestamp"];
            duration_minutes: number;
            /** @description The recruiter's, as in `Asia/Dubai`. */
            time_zone: string;
            /** @description Null until the candidate has looked at an invitation. */
            candidate_time_zone: string | null;
            company_name: string;
            /** @description An address or a link. */
            place: string | null;
            /** @description What the invitation says beside the time. */
            note: string | null;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /** @description Why it was cancelled, as the candidate was told. */
            cancel_reason: string | null;
            /** @description The company's: null for the candidate. */
            recording: components["schemas"]["InterviewRecording"] | components["schemas"]["Nothing"];
            /** @description There was a recording, and its time is over. */
            recording_deleted: boolean;
        };
        InterviewAnswer: {
            data: components["schemas"]["Interview"];
            message?: string;
        };
        ResumeInterview: {
            interview_id: components["schemas"]["Id"];
        };
        InterviewList: {
            data: {
                /** @description The interviews of this page in their order, those of one job that follow each other under it. */
                results: {
                    job_id: components["schemas"]["Id"];
                    job_title: string;
                    interview_job_id: string;
                    interviews: components["schemas"]["Interview"][];
                }[];
                page: number;
                /** @description Counts interviews. */
                limit: number;
                /** @description Counts interviews. */
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
        };
        UpdateInterview: {
            /** @enum {string} */
            action: "started" | "in_process" | "finished" | "rescheduled" | "cancel" | "not_attended";
            /**
             * Format: date-time
             * @description Needed by `rescheduled`.
             */
            scheduled_at?: string;
            duration_minutes?: number;
            /** @description Needed by `cancel`: the candidate is told it. */
            reason?: string;
            /** @description Kept with the interview, seen by the company only. */
            note?: string;
            /** @description The recording's name. */
            filename?: string;
            /**
             * Format: binary
             * @description Audio or video up to 16 MB, judged by its content; with `finished` only.
             */
            recording?: string;
            /**
             * Format: uuid
             * @description In place of `recording`: a whole upload of the kind `interview`, up to 500 MB.
             */
            upload_id?: string;
        };
        InterviewCalendar: {
            data: {
                filename: string;
                /** @description Of the type `text/calendar`. */
                content: string;
            };
        };
        InterviewHistory: {
            data: {
                interview: components["schemas"]["Interview"];
                /** @description What happened, the first first. */
                events: {
                    id: components["schemas"]["Id"];
                    /** @enum {string} */
                    action: "invited" | "started" | "in_process" | "finished" | "rescheduled" | "resumed" | "recording_added" | "cancelled" | "not_attended";
                    status: components["schemas"]["InterviewStatus"];
                    at: components["schemas"]["Timestamp"];
                    actor_id: components["schemas"]["Id"];
                    actor_name: string;
                    note: string | null;
                }[];
            };
        };
        OpenOwnInterviews: {
            time_zone: string;
        };
        OwnInterviewsOpened: {
            data: {
                interviews: number;
            };
        };
        JobSkillInput: {
            ref_skill?: string | null;
            name: string;
            /** @enum {string} */
            importance: "required" | "preferred";
            required_level?: number | null;
        };
        /** @description What a recruiter writes of a job. A draft may lack any of it; publishing refuses the lack by field. */
        JobFields: {
            title?: string;
            industry?: string;
            /** @description The sector's id, as `user/sectors/` lists it. */
            sector?: string | null;
            /** @description The career track it belongs to. */
            track?: string | null;
            job_type?: components["schemas"]["JobType"];
            availability_mode?: components["schemas"]["AvailabilityMode"];
            city?: components["schemas"]["City"];
            /** @description Years asked for. */
            experience?: number;
            skills?: components["schemas"]["JobSkillInput"][];
            description?: string;
            /** Format: date */
            closes_on?: string | null;
        };
        PostJobForm: {
            /** @enum {string} */
            source: "form";
            job: components["schemas"]["JobFields"];
            /** @description At once; otherwise it stays a draft. */
            publish?: boolean;
        };
        PostJobLink: {
            /** @enum {string} */
            source: "link";
            /** @description A job on a professional network or any public page. */
            url: string;
        };
        PostJobFile: {
            /** @enum {string} */
            source: "file";
            /**
             * Format: uuid
             * @description A finished upload of `user/upload-file-chunk/`: pdf, docx or txt.
             */
            upload_id: string;
        };
        PostJobText: {
            /** @enum {string} */
            source: "text";
            text: string;
        };
        /** @description Where the job comes from. A link, a file and a text are read into a standardised draft that is shown for correction before it is published; a form may be published at once. */
        PostJob: components["schemas"]["PostJobForm"] | components["schemas"]["PostJobLink"] | components["schemas"]["PostJobFile"] | components["schemas"]["PostJobText"];
        /**
         * @description In which mode of posting an answer is given: a form is `default`, what is read from a link, a file or a text becomes a standardised draft, `standardised` is its correction, `edit text post` that of its text alone, and `listing` the list of jobs.
         * @enum {string}
         */
        JobSourceMode: "default" | "listing" | "standardised" | "standardised/professional-network post" | "standardised/file post" | "standardised/text post" | "edit text post";
        PostedJob: {
            jid: components["schemas"]["Id"];
            /** @description Its id in the applicant tracking system. */
            external_job_id: string | null;
            company_id: components["schemas"]["Id"];
            company_name: string;
            /** @description Empty where a draft has none yet. */
            title: string;
            industry: string | null;
            /** @description The sector's id. */
            sector: string | null;
            track: string | null;
            job_type: components["schemas"]["JobType"] | components["schemas"]["Nothing"];
            availability_mode: components["schemas"]["AvailabilityMode"] | components["schemas"]["Nothing"];
            city: components["schemas"]["City"] | components["schemas"]["Nothing"];
            experience: number | null;
            skills: {
                ref_skill: string | null;
                name: string;
                /** @enum {string} */
                importance: "required" | "preferred";
                required_level: number | null;
            }[];
            description: string;
            mode?: components["schemas"]["JobSourceMode"];
            /** @enum {string} */
            source: "form" | "link" | "file" | "text";
            source_url: string | null;
            /** @enum {string} */
            status: "draft" | "published" | "closed";
            /** @description It is among the top jobs of the dashboard. */
            on_dashboard: boolean;
            /** @description Candidates who applied and did not withdraw. */
            applications: number;
            /** @description How many candidates score above 0.2. */
            matching_candidates: number;
            /** @description The candidates are being ranked. */
            candidates_loading: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            published_at: string | null;
            /** Format: date */
            closes_on: string | null;
        };
        PostedJobAnswer: {
            data: components["schemas"]["PostedJob"];
            message?: string;
        };
        PostedJobsQuery: {
            /** @default 0 */
            page: number;
            /** @default 5 */
            limit_per_page: number;
            /**
             * @description Only the top jobs of the dashboard, without those taken off it.
             * @default false
             */
            dashboard: boolean;
            /**
             * Format: date
             * @description Created on or after.
             */
            from_date?: string;
            /**
             * Format: date
             * @description Created on or before.
             */
            to_date?: string;
            /** @enum {string} */
            status?: "draft" | "published" | "closed";
            title?: string;
            /**
             * Format: uuid
             * @description This one job, to view or edit it.
             */
            jid?: string;
            /**
             * @default -created_at
             * @enum {string}
             */
            sort: "-created_at" | "created_at" | "title" | "-title";
            download_report?: components["schemas"]["ListFormat"];
        };
        PostedJobs: {
            data: {
                results: components["schemas"]["PostedJob"][];
                mode?: components["schemas"]["JobSourceMode"];
                page: number;
                limit: number;
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
        };
        DeleteJob: {
            job_id: components["schemas"]["Id"];
        };
        JobDeleted: {
            data: {
                job_id: components["schemas"]["Id"];
                /** @description How many are left. */
                total: number;
            };
            message?: string;
        };
        TotalJobs: {
            data: {
                total: number;
                draft: number;
                published: number;
                closed: number;
                /** @description How many drafts and published jobs the company may have at once; null is without limit. */
                limit: number | null;
                remaining: number | null;
            };
        };
        UpdateJob: {
            job_id: components["schemas"]["Id"];
            job: components["schemas"]["JobFields"];
        };
        UpdateJobDescription: {
            job_id: components["schemas"]["Id"];
            description: string;
        };
        SkillStatsQuery: {
            /** @description Only jobs of this sector, by its id. Candidates belong to none: all of them count. */
            sector?: string;
            /** @description Part of a skill's name in either language. */
            name?: string;
            /** @description Only these, by `ref_skill`. */
            skills?: string[];
            /**
             * Format: date
             * @description Only jobs published and candidates approved on or after.
             */
            from_date?: string;
            /**
             * Format: date
             * @description Only jobs published and candidates approved on or before.
             */
            to_date?: string;
            /**
             * @default -gap
             * @enum {string}
             */
            sort: "-gap" | "gap" | "-demand" | "demand" | "-supply" | "supply" | "name" | "-name";
            /** @default 1 */
            page: number;
            /** @default 10 */
            limit: number;
            download_report?: components["schemas"]["ListFormat"];
        };
        /** @description Month by month of the Emirates, the earliest first: those of the days asked for, at most the last 24; without a first day the last 12. */
        SkillMonths: {
            /** @description `yyyy-mm`. */
            month: string;
            demand: number;
            supply: number;
        }[];
        SkillStats: {
            data: {
                results: {
                    ref_skill: string;
                    name: string;
                    group: string;
                    /** @description Published jobs that ask for it and can still be applied for. */
                    demand: number;
                    /** @description Approved candidates who have it. */
                    supply: number;
                    /** @description Demand less supply; negative where there are more candidates than jobs. */
                    gap: number;
                    trend: components["schemas"]["SkillMonths"];
                }[];
                page: number;
                limit: number;
                total: number;
                /** @description They are being read and nothing is counted yet: ask again. */
                candidates_loading: boolean;
                /**
                 * Format: date-time
                 * @description What was saved before this moment is counted; null while nothing is.
                 */
                as_of: string | null;
                /** @description The jobs that are counted. */
                jobs: number;
                /** @description The candidates who are counted. */
                candidates: number;
                /** @description Skills for which there are more jobs than candidates. */
                short: number;
                trend: components["schemas"]["SkillMonths"];
                url?: components["schemas"]["ListUrl"];
            };
        };
        ScoreRange: {
            /** @default 0 */
            min: number;
            /** @default 100 */
            max: number;
        };
        SearchCandidates: {
            /** @default 1 */
            page: number;
            /** @default 10 */
            limit: number;
            /**
             * @default REGISTERED
             * @enum {string}
             */
            status: "ALL" | "REGISTERED" | "PENDING" | "APPROVED" | "DECLINED";
            /** @description Part of the name, e-mail or current title. */
            query?: string;
            user_ids?: components["schemas"]["Id"][];
            /** @description Having all of these, by `ref_skill`. */
            skills?: string[];
            cities?: components["schemas"]["City"][];
            education_levels?: components["schemas"]["EducationLevel"][];
            is_emirati?: boolean;
            laptop_available?: boolean;
            wifi_available?: boolean;
            availability_40_hours?: boolean;
            availability_mode?: components["schemas"]["AvailabilityMode"];
            english_assessment?: components["schemas"]["ScoreRange"];
            annotation_assessment?: components["schemas"]["ScoreRange"];
            /**
             * Format: date
             * @description Registered on or after.
             */
            from_date?: string;
            /**
             * Format: date
             * @description Registered on or before.
             */
            to_date?: string;
            /**
             * @default -registered_at
             * @enum {string}
             */
            sort: "-registered_at" | "registered_at" | "full_name" | "-full_name" | "-english_assessment" | "-annotation_assessment";
            download_report?: components["schemas"]["ListFormat"];
        };
        PoolCandidate: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            /** @description Null to a recruiter before the candidate is approved or has applied to a job of the company. */
            email: string | null;
            /** @description Null as the e-mail is, and where none was given. */
            mobile_number: string | null;
            avatar_url: string | null;
            current_title: string | null;
            city: components["schemas"]["City"];
            education_level: components["schemas"]["EducationLevel"];
            is_emirati: boolean;
            laptop_available: boolean;
            wifi_available: boolean;
            availability_40_hours: boolean;
            availability_mode: components["schemas"]["AvailabilityMode"];
            /** @description The ten strongest. */
            skills: components["schemas"]["SkillLabel"][];
            /** @description The overall score, 0 to 100; null when there is none. */
            english_assessment: number | null;
            annotation_assessment: number | null;
            /** @enum {string} */
            profile_status: "in_progress" | "completed";
            status: components["schemas"]["ApprovalStatus"];
            registered_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When this company last poked them.
             */
            poked_at: string | null;
        };
        PoolCandidates: {
            data: {
                results: components["schemas"]["PoolCandidate"][];
                page: number;
                limit: number;
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
        };
        PokeCandidates: {
            job_id: components["schemas"]["Id"];
            user_ids: components["schemas"]["Id"][];
            message?: string | null;
        };
        CandidatesPoked: {
            data: {
                /** @description Notified and mailed now. */
                poked: components["schemas"]["Id"][];
                /** @description Poked for this job before; nothing was sent. */
                already_poked: components["schemas"]["Id"][];
            };
            message?: string;
        };
        MatchingCandidatesExist: {
            data: {
                /** @description Somebody scores above the threshold. */
                exists: boolean;
                matching_candidates: number;
                candidates_loading: boolean;
            };
        };
        CandidatesForJobsQuery: {
            job_ids: components["schemas"]["Id"][];
            /** @description Only these candidates, to compare them. */
            user_ids?: components["schemas"]["Id"][];
            /**
             * @description Within each job.
             * @default 1
             */
            page: number;
            /**
             * @description Within each job.
             * @default 10
             */
            limit: number;
            name?: string;
            score_min?: number;
            /** @description Only those who applied. */
            applied?: boolean;
            /**
             * @description Whoever lacks what is sorted by comes last, the best first.
             * @default -score
             * @enum {string}
             */
            sort: "-score" | "score" | "full_name" | "-full_name" | "-english_assessment" | "english_assessment" | "-annotation_assessment" | "annotation_assessment" | "-applied_at" | "applied_at" | "-poked_at" | "poked_at";
            download_report?: components["schemas"]["ListFormat"];
        };
        /**
         * @description What the last attempt at an assessment came to. It is `provisional` while it is scored, waits for a reviewer or lacks evidence, and `redo` once the candidate was given another attempt.
         * @enum {string}
         */
        AssessmentOutcome: "not_taken" | "in_progress" | "provisional" | "passed" | "failed" | "cancelled" | "redo";
        /** @description A candidate as they fit one job. `contribution` of every skill of `job_match`, with `words_contribution`, `title_contribution` and `experience_contribution`, adds up to 100 × `score`. */
        MatchedCandidate: {
            job_id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            /** @description Only candidates above the threshold are listed (`listed_above`). */
            score: number;
            full_name: string;
            avatar_url: string | null;
            current_title: string | null;
            city: components["schemas"]["City"] | components["schemas"]["Nothing"];
            availability_mode: components["schemas"]["AvailabilityMode"] | components["schemas"]["Nothing"];
            /** @description Null, as the mode and the city are, of one who has answered nothing. */
            availability_40_hours: boolean | null;
            /** @description Months of work in the resume, overlapping ones once; work without dates is not counted. */
            months_worked: number;
            job_match: components["schemas"]["JobSkill"][];
            job_gap: components["schemas"]["JobSkill"][];
            /** @description Of the words of the job that the taxonomy has no name for; 0 where it knows all of the job. */
            words_contribution: number;
            /** @description Those of them that the candidate has, as the job writes them, what it says most first. */
            words_in_common: string[];
            title_contribution: number;
            /** @description Of a title that names no role: its words in titles that the candidate held. */
            title_words: string[];
            experience_contribution: number;
            /** @description The overall score, 0 to 100; null when there is none. */
            english_assessment: number | null;
            english_outcome: components["schemas"]["AssessmentOutcome"];
            annotation_assessment: number | null;
            annotation_outcome: components["schemas"]["AssessmentOutcome"];
            /** Format: date-time */
            applied_at: string | null;
            /** Format: date-time */
            poked_at: string | null;
        };
        CandidatesForJobs: {
            data: {
                listed_above: components["schemas"]["MatchingThreshold"];
                /** @description One entry a job, in the order asked. */
                results: {
                    jid: components["schemas"]["Id"];
                    /** @description They are being ranked: ask again. */
                    candidates_loading: boolean;
                    total: number;
                    candidates: components["schemas"]["MatchedCandidate"][];
                }[];
                page: number;
                limit: number;
                /** @description The sum over the jobs. */
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
        };
        TopJobRemoved: {
            data: {
                jid: components["schemas"]["Id"];
                /** @description How many top jobs are left. */
                total: number;
            };
            message?: string;
        };
        SetJobLimit: {
            /** @description Null takes the number that holds for companies without one of their own. */
            limit: number | null;
        };
        DashboardStats: {
            /** @description Counts and times over the range of dates. Times are seconds, null when there is nothing to average (shown as 00:00). */
            data: {
                registered_users: number;
                new_candidate_count: number;
                admin_approved: number;
                auto_approved: number;
                /** @description Candidates who completed both. */
                completed_all_assessments: number;
                english_assessment_candidates: number;
                annotation_assessment_candidates: number;
                passed: number;
                /** @description Completed with a score below 50. */
                failed: number;
                cancelled: number;
                /** @description How often a candidate took an assessment again, each kind by itself. */
                retaken_assessment_count: number;
                /** @description Those of them who took it again more than twice. */
                more_than_twice_retaken: number;
                signup_to_assessment_time: number | null;
                average_time_to_answer: number | null;
                average_times: {
                    english: {
                        overall: number | null;
                        speaking: number | null;
                        mcq: number | null;
                        writing: number | null;
                    };
                    annotation: {
                        overall: number | null;
                        part1: number | null;
                        part2: number | null;
                        part3: number | null;
                        part4: number | null;
                        part5: number | null;
                        part6: number | null;
                        part7: number | null;
                        part8: number | null;
                    };
                };
                /** @description Finished attempts by month, for the chart. */
                months: {
                    /** @description `yyyy-mm`. */
                    month: string;
                    passed: number;
                    failed: number;
                    cancelled: number;
                    /** @description Seconds from signing up to the first attempt, of those who began one in this month. */
                    signup_to_assessment_median: number | null;
                    /** @description Seconds that a whole attempt took. */
                    english_median: number | null;
                    annotation_median: number | null;
                }[];
                /**
                 * Format: date-time
                 * @description The start of the range.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When this was counted.
                 */
                updated_at: string;
            };
        };
        DashboardCounts: {
            data: {
                /** @description Published jobs by different titles: the own company's, or everybody's for an admin. */
                unique_jobs: number;
                /** @description Candidates of the platform. */
                community_members: number;
                /** @description People in the register of employees who work there now: those of one's own company, or everybody's for an admin. */
                registered_employees: number;
                emiratisation: {
                    emirati: number;
                    others: number;
                    /** @description The share of the registered employees; null when there are none. */
                    rate: number | null;
                };
            };
        };
        InceptionAssessmentStats: {
            /** @description Who began it at least once. */
            candidates: number;
            in_progress: number;
            result_processing: number;
            completed: number;
            passed: number;
            failed: number;
            cancelled: number;
            redo: number;
            average_score: number | null;
        };
        InceptionStats: {
            data: {
                /** @description How far candidates came. Each step counts people of the step before alone. */
                funnel: {
                    /** @description Candidates with an account. */
                    registered: number;
                    /** @description Those who confirmed their address. */
                    confirmed: number;
                    /** @description Those whose registration is approved. */
                    approved: number;
                    /** @description Those with a result of at least one assessment that counts. */
                    assessed: number;
                    /** @description Those who passed at least one. */
                    passed: number;
                };
                /** @description The last twelve months of the Emirates, this one the last. */
                months: {
                    /** @description `yyyy-mm`. */
                    month: string;
                    /** @description Candidates who signed up. */
                    registered: number;
                    /** @description Attempts that were handed in, those that were cut short left out. */
                    submitted: number;
                    /** @description Attempts that ended in this month and count as passed. */
                    passed: number;
                    /** @description Those that count with a score below 50. */
                    failed: number;
                    /** @description Seconds from signing up to the first attempt, of those who began one in this month. */
                    signup_to_assessment_median: number | null;
                    /** @description Seconds that a whole attempt took. */
                    english_median: number | null;
                    annotation_median: number | null;
                }[];
                /** @description Candidates by where their registration stands. */
                users: {
                    registered: number;
                    pending: number;
                    approved: number;
                    declined: number;
                };
                englishAssessment: components["schemas"]["InceptionAssessmentStats"];
                annotationAssessment: components["schemas"]["InceptionAssessmentStats"];
                /** @description Everybody who signed up. */
                allUsers: number;
            };
        };
        ApprovalCriteria: {
            auto_approval: boolean;
            /** @description A laptop is needed. */
            laptop: boolean;
            /** @description A stable connection is needed. */
            wifi: boolean;
            /** @description 40 hours a week are needed. */
            full_time: boolean;
            /** @description Living in one of these; empty is anywhere. */
            locations: components["schemas"]["City"][];
            /** Format: date-time */
            updated_at: string | null;
            /** @description The name of who set it. */
            updated_by: string | null;
        };
        ApprovalCriteriaAnswer: {
            data: components["schemas"]["ApprovalCriteria"];
        };
        SetApprovalCriteria: {
            auto_approval: boolean;
            laptop: boolean;
            wifi: boolean;
            full_time: boolean;
            locations: components["schemas"]["City"][];
            /**
             * @description Only says who would pass; nothing is set.
             * @default false
             */
            dry_run: boolean;
        };
        ApprovalCriteriaSet: {
            data: {
                criteria: components["schemas"]["ApprovalCriteria"];
                dry_run: boolean;
                /** @description Of the candidates registered so far and not decided: how many meet it. */
                would_pass: number;
                would_wait: number;
                /** @description Up to 100 of them, the newest first. */
                sample: {
                    user_id: components["schemas"]["Id"];
                    full_name: string;
                    passes: boolean;
                    missing: ("laptop" | "wifi" | "full_time" | "location")[];
                }[];
            };
            message?: string;
        };
        MatchingSettings: {
            listed_above: components["schemas"]["MatchingThreshold"];
            /** Format: date-time */
            updated_at: string | null;
            /** @description The name of who set it. */
            updated_by: string | null;
        };
        MatchingSettingsAnswer: {
            data: components["schemas"]["MatchingSettings"];
            message?: string;
        };
        SetMatchingSettings: {
            listed_above: components["schemas"]["MatchingThreshold"];
        };
        EmailTemplateSummary: {
            /** @description A fixed key, such as `onboarding-invite`. */
            template_id: string;
            /** @description In the language of the `lang` header. */
            name: string;
            /** @enum {string} */
            kind: "resend-email" | "onboarding-invite" | "password-reset" | "approved" | "declined" | "poke" | "interview" | "result" | "demo";
            subject: string;
            subject_ar: string;
            /**
             * Format: date-time
             * @description Null while it is as delivered.
             */
            updated_at: string | null;
            updated_by: string | null;
        };
        EmailTemplates: {
            data: {
                results: components["schemas"]["EmailTemplateSummary"][];
                page: number;
                limit: number;
                total: number;
            };
        };
        EmailTemplate: {
            template_id: string;
            name: string;
            /** @enum {string} */
            kind: "resend-email" | "onboarding-invite" | "password-reset" | "approved" | "declined" | "poke" | "interview" | "result" | "demo";
            subject: string;
            subject_ar: string;
            /** @description Plain text with merge fields as in `{{name}}`; paragraphs are parted by a blank line. */
            body: string;
            body_ar: string;
            /** @description The words of the button under the text, which leads where the mail is about. */
            action: string;
            action_ar: string;
            merge_fields: {
                name: string;
                /** @description The body is refused without it, as with a code or a link. */
                needed: boolean;
                /** @description For the preview. */
                sample: string;
                sample_ar: string;
            }[];
            /** Format: date-time */
            updated_at: string | null;
            updated_by: string | null;
        };
        EmailTemplateAnswer: {
            data: components["schemas"]["EmailTemplate"];
            message?: string;
        };
        UpdateEmailTemplate: {
            subject: string;
            subject_ar: string;
            body: string;
            body_ar: string;
        };
        BookDemo: {
            full_name: string;
            email: components["schemas"]["Email"];
            mobile_number?: string | null;
            company_name: string;
            company_size?: number | null;
            message?: string | null;
        };
        AtsPostJob: {
            job_id: components["schemas"]["Id"];
        };
        /**
         * @description `queued` is tried again by itself; `failed` was given up, and an admin can send it again.
         * @enum {string}
         */
        AtsState: "sent" | "queued" | "failed";
        AtsJobPosted: {
            data: {
                job_id: components["schemas"]["Id"];
                state: components["schemas"]["AtsState"];
                /** @description Null until it is there. */
                external_job_id: string | null;
                /** Format: date-time */
                posted_at: string | null;
            };
            message?: string;
        };
        AtsCandidateSynced: {
            data: {
                candidate_id: components["schemas"]["Id"];
                job_id: components["schemas"]["Id"];
                state: components["schemas"]["AtsState"];
                /**
                 * Format: date-time
                 * @description Null while queued.
                 */
                synced_at: string | null;
            };
            message?: string;
        };
        AtsSignIn: {
            data: {
                /** @description Signs in to the applicant tracking system once. */
                url: string;
                expires_at: components["schemas"]["Timestamp"];
            };
        };
        AtsDelivery: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "job" | "candidate";
            job_id: components["schemas"]["Id"];
            job_title: string;
            /** Format: uuid */
            candidate_id: string | null;
            candidate_name: string | null;
            company_name: string;
            state: components["schemas"]["AtsState"];
            /** @description How often it was sent since it was last asked for. */
            tries: number;
            /**
             * @description Why the last try came to nothing: no connection or no answer in time, an answer that means later, a refusal, an answer that is not understood, or a candidate or job that may no longer be sent.
             * @enum {string|null}
             */
            failure: "no_answer" | "unavailable" | "refused" | "unreadable" | "gone" | null;
            /** @description The HTTP status that came, where one did. */
            failure_status: number | null;
            /**
             * Format: date-time
             * @description Null unless it is queued.
             */
            next_try_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was sent or given up.
             */
            settled_at: string | null;
        };
        AtsStatus: {
            data: {
                /** @description The deployment has an applicant tracking system. */
                configured: boolean;
                /** @description The company may send to it. */
                allowed: boolean;
                /** @description The newest 50. */
                deliveries: components["schemas"]["AtsDelivery"][];
                /** @description Jobs that are there, to which a candidate can be sent; the newest 100, where a candidate was named. */
                postings: {
                    job_id: components["schemas"]["Id"];
                    title: string;
                    company_name: string;
                }[];
            };
        };
        AtsDeliveries: {
            data: {
                configured: boolean;
                results: components["schemas"]["AtsDelivery"][];
                page: number;
                limit: number;
                total: number;
                url?: components["schemas"]["ListUrl"];
            };
        };
        AtsDeliveryAnswer: {
            data: components["schemas"]["AtsDelivery"];
            message?: string;
        };
        SetAtsPermission: {
            allowed: boolean;
        };
        AtsPermission: {
            data: {
                company_id: components["schemas"]["Id"];
                allowed: boolean;
            };
            message?: string;
        };
        CandidateNote: {
            id: components["schemas"]["Id"];
            text: string;
            /** @description The name of who wrote it; null of who has deleted their account. */
            author: string | null;
            /** @description The reader wrote it, and may delete it. */
            own: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        CandidateNotes: {
            data: {
                results: components["schemas"]["CandidateNote"][];
                page: number;
                limit: number;
                total: number;
            };
        };
        AddCandidateNote: {
            text: string;
        };
        CandidateNoteAnswer: {
            data: components["schemas"]["CandidateNote"];
            message?: string;
        };
        AddEmployee: {
            user_id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The first day of work; none that is still to come.
             */
            since: string;
        };
        Employee: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            full_name: string;
            /** @description Null to a recruiter before the candidate is approved or has applied to a job of the company. */
            email: string | null;
            /** @description Null as the e-mail is, and where none was given. */
            mobile_number: string | null;
            avatar_url: string | null;
            current_title: string | null;
            city: components["schemas"]["City"];
            is_emirati: boolean;
            company_id: components["schemas"]["Id"];
            company_name: string;
            /** Format: date */
            since: string;
            /**
             * Format: date
             * @description Null while they work there.
             */
            ended_on: string | null;
            /** @description Who registered it; null once their account is deleted. */
            added_by: string | null;
            added_at: components["schemas"]["Timestamp"];
            ended_by: string | null;
        };
        EmployeeAnswer: {
            data: components["schemas"]["Employee"];
            message: string;
        };
        EmployeesSearch: {
            /** @default 1 */
            page: number;
            /** @default 10 */
            limit: number;
            /**
             * @default current
             * @enum {string}
             */
            status: "current" | "ended" | "ALL";
            /** @description Part of the name or e-mail. */
            query?: string;
            user_id?: components["schemas"]["Id"];
            company_id?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Employed since this day or a later one.
             */
            from_date?: string;
            /**
             * Format: date
             * @description Employed since this day or an earlier one.
             */
            to_date?: string;
            /**
             * @default -since
             * @enum {string}
             */
            sort: "-since" | "since" | "full_name" | "-full_name" | "company" | "-company" | "-ended_on" | "ended_on";
            download_report?: components["schemas"]["ListFormat"];
        };
        EmployeeCompany: {
            company_id: components["schemas"]["Id"];
            company_name: string;
        };
        Employees: {
            data: {
                results: components["schemas"]["Employee"][];
                page: number;
                limit: number;
                total: number;
                /** @description Those that have anybody in the register, by name; for admins, who see more than one. */
                companies: components["schemas"]["EmployeeCompany"][];
                url?: components["schemas"]["ListUrl"];
            };
        };
        EndEmployment: {
            /**
             * Format: date
             * @description The last day of work; not before the first, and none that is still to come.
             */
            ended_on: string;
        };
    };
    responses: {
        /** @description The request does not fit the contract, or a field was refused. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or the file is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content is not of an accepted type. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Understood and refused; `fields` says which field, where one is to blame. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries; the sentence and `Retry-After` say when to try again. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of ours, logged under the request's id. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something this needs is away; the same call may be made again after the seconds of `Retry-After`. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or one that has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session's role or standing may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or it may not be seen by this session. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description To the provider's consent page, or back to the sign-in page with a code when the provider is not set up. */
        ToProvider: {
            headers: {
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description To /auth/{provider}/{token} with a single-use token, or to the sign-in page with an error code. */
        BackToApp: {
            headers: {
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The thing is in a state that does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was there and is over. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A service of somebody else's did not answer or refused. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description A proof of the browser's key (RFC 9449) for this call. The session that a sign-in begins is bound to the key; refreshing a bound session carries the refresh token's hash as `ath`. */
        ProofOfKey: string;
        /**
         * @description A navigation cannot carry the `lang` header.
         * @example en
         */
        RedirectLang: components["schemas"]["Lang"];
        /** @example english_v3 */
        AssessmentId: components["schemas"]["AssessmentId"];
        OfUser: components["schemas"]["Id"];
        OfAttempt: components["schemas"]["Id"];
        /** @description Counts from 0. */
        PageFromZero: number;
        Limit: number;
        FromDate: string;
        /** @description This day included. */
        ToDate: string;
        /** @description Repeated, one id each. */
        UserIds: components["schemas"]["Id"][];
        DownloadReport: components["schemas"]["ListFormat"];
        /**
         * @description The attempt's id.
         * @example 01920000-0000-7000-8000-000000000040
         */
        AttemptId: components["schemas"]["Id"];
        /** @description Counts from 1. */
        PageFromOne: number;
        Version: components["schemas"]["AssessmentId"];
        /**
         * @description The candidate's user id.
         * @example 01920000-0000-7000-8000-000000000001
         */
        CandidateId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A proof of the browser's key (RFC 9449) for this call. The session that a sign-in begins is bound to the key; refreshing a bound session carries the refresh token's hash as `ath`. */
                dpop?: components["parameters"]["ProofOfKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "candidate@demo.masar.example",
                 *       "password": "Masar-Demo1"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in; or, for an account with a second factor, the challenge that has to be answered first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description A proof of the browser's key (RFC 9449) for this call. The session that a sign-in begins is bound to the key; refreshing a bound session carries the refresh token's hash as `ath`. */
                dpop?: components["parameters"]["ProofOfKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "not-a-challenge-any-more",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A proof of the browser's key (RFC 9449) for this call. The session that a sign-in begins is bound to the key; refreshing a bound session carries the refresh token's hash as `ath`. */
                dpop?: components["parameters"]["ProofOfKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Mariam Al Suwaidi",
                 *       "mobile_number": "+971501234567",
                 *       "email": "mariam@example.com",
                 *       "password": "Masar-Demo1",
                 *       "terms_accepted": true
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Signed up and signed in, with the e-mail still to be confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The 4-digit code, which needs the e-mail in the body, or the long token of the link.
                 * @example 4821
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "candidate@demo.masar.example"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description The e-mail is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "nobody@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description If the address has an account, the mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "candidate@demo.masar.example",
                 *       "code": "4821"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The code is right, or the password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPasswordAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A proof of the browser's key (RFC 9449) for this call. The session that a sign-in begins is bound to the key; refreshing a bound session carries the refresh token's hash as `ath`. */
                dpop?: components["parameters"]["ProofOfKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "not-a-token-any-more"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description The new pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user's own id.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                value: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    googleRedirect: {
        parameters: {
            query?: {
                /**
                 * @description A navigation cannot carry the `lang` header.
                 * @example en
                 */
                lang?: components["parameters"]["RedirectLang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["ToProvider"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkedinRedirect: {
        parameters: {
            query?: {
                /**
                 * @description A navigation cannot carry the `lang` header.
                 * @example en
                 */
                lang?: components["parameters"]["RedirectLang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["ToProvider"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeSocialSignIn: {
        parameters: {
            query?: {
                /** @example unknown-state */
                state?: string;
                code?: string;
                /** @example access_denied */
                error?: string;
                error_description?: string;
                iss?: string;
                scope?: string;
                authuser?: string;
                prompt?: string;
                hd?: string;
                session_state?: string;
            };
            header?: never;
            path: {
                /** @example google */
                provider: "google" | "linkedin";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["BackToApp"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunSecondFactor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnOnSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description It is on. The recovery codes are shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Masar-Demo1"
                 *     }
                 */
                "application/json": components["schemas"]["TurnOffSecondFactor"];
            };
        };
        responses: {
            /** @description It is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": {
                 *         "kind": "recording",
                 *         "id": "01920000-0000-7000-8000-000000000020"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TicketRequest"];
            };
        };
        responses: {
            /** @description The address of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    serveFile: {
        parameters: {
            query?: never;
            header?: {
                /** @example bytes=0-1023 */
                Range?: string;
            };
            path: {
                /** @example not-a-ticket */
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Accept-Ranges"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The range asked for. */
            206: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            /** @description The range lies outside the file. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Mariam",
                 *       "last_name": "Al Suwaidi"
                 *     }
                 */
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: {
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "read_at": "2026-11-20T08:00:00.000Z",
                 *       "name": "Mariam Al Ketbi",
                 *       "emails": [
                 *         "mariam@example.ae"
                 *       ],
                 *       "phones": [
                 *         "+971501234567"
                 *       ],
                 *       "links": [
                 *         "https://www.linkedin.com/in/mariam"
                 *       ],
                 *       "skills": [
                 *         {
                 *           "id": "skill-1",
                 *           "name": "Python",
                 *           "ref_skill": null
                 *         }
                 *       ],
                 *       "work_history_detailed": [
                 *         {
                 *           "title": "Annotator",
                 *           "employer": "Noor Data",
                 *           "start": "2021-03",
                 *           "end": "present",
                 *           "description": "Labelled Arabic text."
                 *         }
                 *       ],
                 *       "education": [
                 *         {
                 *           "institution": "Zayed University",
                 *           "degree": "Bachelor",
                 *           "field": "Linguistics",
                 *           "start": "2016",
                 *           "end": "2020"
                 *         }
                 *       ],
                 *       "languages": [
                 *         "Arabic",
                 *         "English"
                 *       ],
                 *       "awards": [
                 *         {
                 *           "id": "award-1",
                 *           "title": "Best annotator",
                 *           "issuer": "Noor Data",
                 *           "date": "2023"
                 *         }
                 *       ],
                 *       "media": [
                 *         {
                 *           "title": "The women who teach cars to see",
                 *           "url": "https://example.com/teach-cars"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProfileReview"];
            };
        };
        responses: {
            /** @description The profile as it counts now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "city": "al_ain",
                 *       "laptop_available": true
                 *     }
                 */
                "application/json": components["schemas"]["CandidateDetailsPatch"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_size": 40
                 *     }
                 */
                "application/json": components["schemas"]["CompanyPatch"];
            };
        };
        responses: {
            /** @description The changed company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSectors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sectors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicJob: {
        parameters: {
            query: {
                /** @example 01920000-0000-7000-8000-000000000030 */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "skills": [
                 *         "Data entry",
                 *         "Python"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SkillsRequest"];
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillGroupsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "skills": [
                 *         "JS",
                 *         "Excel"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SkillsRequest"];
            };
        };
        responses: {
            /** @description The skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownSkillsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestSkills: {
        parameters: {
            query: {
                /** @example pyt */
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillSuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPublicJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "annotator",
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": components["schemas"]["JobSearchRequest"];
            };
        };
        responses: {
            /** @description The jobs found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicJobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserProfileDetails: {
        parameters: {
            query?: {
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileDetailsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findUsersByName: {
        parameters: {
            query: {
                /** @example Mariam Al Suwaidi */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundUsersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    autocompleteName: {
        parameters: {
            query: {
                /** @example mar */
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 10 people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundUsersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "resend-email",
                 *       "email": "candidate@demo.masar.example"
                 *     }
                 */
                "application/json": components["schemas"]["SendEmailRequest"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFileChunk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upload_id": "01920000-0000-7000-8000-000000000010",
                 *       "kind": "resume",
                 *       "filename": "resume.txt",
                 *       "size": 20,
                 *       "offset": 0,
                 *       "chunk": "Mariam, data analyst"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadChunkForm"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000010 */
                upload_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What goes, what stays, and what stands against it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Masar-Demo1"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccount"];
            };
        };
        responses: {
            /** @description It is deleted, and every session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mailDeletionCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "Masar-Demo1",
                 *       "password": "Masar-Demo2"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices, this one first, then by when they were last seen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevicesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutOtherDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000040 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it is served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlAnswer"];
                };
            };
            /** @description It is being made; ask again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    onboardCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Mariam Al Suwaidi",
                 *       "mobile_number": "+971501234567",
                 *       "candidate_avatar": null,
                 *       "candidate_resume": "01920000-0000-7000-8000-000000000010",
                 *       "candidate_social_links": [
                 *         "https://www.linkedin.com/in/mariam-al-suwaidi"
                 *       ],
                 *       "candidate_availability": [
                 *         "weekday_mornings"
                 *       ],
                 *       "is_emirati": true,
                 *       "emirates_id": "784199012345676",
                 *       "city": "abu_dhabi",
                 *       "address": "Al Reem Island",
                 *       "education_level": "bachelors",
                 *       "availability_40_hours": true,
                 *       "heard_from": "word_of_mouth",
                 *       "accommodations_needed": false,
                 *       "accommodations_detail": null,
                 *       "laptop_available": true,
                 *       "wifi_available": true,
                 *       "currently_employed": false,
                 *       "is_student": false,
                 *       "university_name": null,
                 *       "availability_mode": "online"
                 *     }
                 */
                "application/json": components["schemas"]["CandidateOnboarding"];
            };
        };
        responses: {
            /** @description Onboarded; the standing says what comes next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    onboardRecruiter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_name": "Noor Data",
                 *       "company_avatar": null,
                 *       "company_size": 25,
                 *       "company_industry": "Information technology",
                 *       "company_location": "Abu Dhabi",
                 *       "company_website": "https://noor.example.com",
                 *       "company_description": "We label and check speech and text in Arabic and English for teams that train language models in the Gulf."
                 *     }
                 */
                "application/json": components["schemas"]["RecruiterOnboarding"];
            };
        };
        responses: {
            /** @description Onboarded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardedRecruiter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResumeReading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines; none where no resume was read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeReadingAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upload_id": "01920000-0000-7000-8000-000000000010"
                 *     }
                 */
                "application/json": components["schemas"]["ReplaceResumeRequest"];
            };
        };
        responses: {
            /** @description The resume is being read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One card for each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentCards"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text_version": "3",
                 *       "lang": "en"
                 *     }
                 */
                "application/json": components["schemas"]["ConsentRequest"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAttemptEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "key": "01920000-0000-7000-8000-000000000041",
                 *       "epoch": 1,
                 *       "sequence": 7,
                 *       "type": "heartbeat",
                 *       "elapsed_ms": 15000,
                 *       "at": "2025-01-15T08:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["AttemptEventRequest"];
            };
        };
        responses: {
            /** @description The attempt as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPractice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The practice items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "epoch": 1,
                 *       "answers": [
                 *         {
                 *           "question_id": "writing-1",
                 *           "sequence": 8,
                 *           "type": "long_text",
                 *           "value": "My town has changed.",
                 *           "elapsed_ms": 900
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveAnswersRequest"];
            };
        };
        responses: {
            /** @description What became of each, and the attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAnswers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAnswerMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The question's id.
                 * @example speaking-1
                 */
                answer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "epoch": 1,
                 *       "take": 1,
                 *       "duration_ms": 42000,
                 *       "file": "sound"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AnswerMediaForm"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerMediaAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "kind": "camera",
                 *       "session_id": "01920000-0000-7000-8000-000000000042",
                 *       "index": 0,
                 *       "offset_ms": 0,
                 *       "duration_ms": 10000,
                 *       "last": false,
                 *       "file": "video"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MediaForm"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResult: {
        parameters: {
            query?: {
                user_id?: components["parameters"]["OfUser"];
                attempt_id?: components["parameters"]["OfAttempt"];
            };
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, with scores left null while they are being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnEpisodes: {
        parameters: {
            query?: {
                attempt_id?: components["parameters"]["OfAttempt"];
            };
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The episodes, in the order of time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnEpisodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResultPdf: {
        parameters: {
            query?: {
                user_id?: components["parameters"]["OfUser"];
                attempt_id?: components["parameters"]["OfAttempt"];
            };
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it is served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlAnswer"];
                };
            };
            /** @description It is being made; ask again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAverageTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "assessment_id": "english_v3"
                 *     }
                 */
                "application/json": components["schemas"]["AverageTimesRequest"];
            };
        };
        responses: {
            /** @description The averages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AverageTimesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecruiterAssessments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setActiveAssessments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": [
                 *         "english_v3",
                 *         "english_v2",
                 *         "annotation_v3"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SetActiveAssessments"];
            };
        };
        responses: {
            /** @description The versions as they now stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResults: {
        parameters: {
            query?: {
                /** @description Counts from 0. */
                page?: components["parameters"]["PageFromZero"];
                limit?: components["parameters"]["Limit"];
                from_date?: components["parameters"]["FromDate"];
                /** @description This day included. */
                to_date?: components["parameters"]["ToDate"];
                /** @description Left out for all. */
                status?: components["schemas"]["AttemptStatus"];
                passed?: boolean;
                failed?: boolean;
                /** @description Repeated, one id each. */
                user_ids?: components["parameters"]["UserIds"];
                /** @description Part of the name or e-mail. */
                name?: string;
                score_min?: number;
                score_max?: number;
                /** @description A leading minus for the highest or newest first. */
                sort?: "started_at" | "-started_at" | "overall" | "-overall" | "full_name" | "-full_name";
                download_report?: components["parameters"]["DownloadReport"];
            };
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswerBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The camera was away for two minutes, and both recordings around it show one person at work."
                 *     }
                 */
                "application/json": components["schemas"]["AcceptEvidenceRequest"];
            };
        };
        responses: {
            /** @description The result, which counts now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "speaking": {
                 *         "scores": {
                 *           "speaking-1": 72,
                 *           "speaking-2": 65
                 *         }
                 *       },
                 *       "note": "Clear and fluent."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description The result with them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    disqualifyAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "01920000-0000-7000-8000-000000000069",
                 *       "reason": "phone",
                 *       "evidence": {
                 *         "kind": "moment",
                 *         "offset_ms": 720000
                 *       },
                 *       "note": "A phone lies on the keyboard."
                 *     }
                 */
                "application/json": components["schemas"]["DisqualifyRequest"];
            };
        };
        responses: {
            /** @description The attempt as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    evaluateAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "01920000-0000-7000-8000-000000000070"
                 *     }
                 */
                "application/json": components["schemas"]["EvaluateRequest"];
            };
        };
        responses: {
            /** @description The attempt as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": "01920000-0000-7000-8000-000000000001",
                 *       "note": "A trial run of the invigilators."
                 *     }
                 */
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description Reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetAllAssessments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ],
                 *       "assessment_version": "english_v3",
                 *       "is_reset_all": false,
                 *       "is_redo": true
                 *     }
                 */
                "application/json": components["schemas"]["ResetAllRequest"];
            };
        };
        responses: {
            /** @description How many were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOverallResults: {
        parameters: {
            query?: {
                assessment_versions?: components["schemas"]["AssessmentId"][];
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
                from_date?: components["parameters"]["FromDate"];
                /** @description This day included. */
                to_date?: components["parameters"]["ToDate"];
                passed?: boolean;
                failed?: boolean;
                download_report?: components["parameters"]["DownloadReport"];
                /** @description A leading minus for the highest or newest first; who has no score comes last either way. */
                sort?: "-last_started_at" | "last_started_at" | "-average" | "average" | "-english_assessment" | "english_assessment" | "-annotation_assessment" | "annotation_assessment" | "full_name" | "-full_name";
                average_score_min?: number;
                average_score_max?: number;
                english_assessment_min?: number;
                english_assessment_max?: number;
                annotation_assessment_min?: number;
                annotation_assessment_max?: number;
                /** @description Repeated, one id each. */
                user_ids?: components["parameters"]["UserIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverallList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCancelledAssessments: {
        parameters: {
            query?: {
                assessment_version?: components["parameters"]["Version"];
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
                /** @description Repeated, one id each. */
                user_ids?: components["parameters"]["UserIds"];
                sort?: "-finished_at" | "finished_at" | "full_name" | "-full_name";
                download_report?: components["parameters"]["DownloadReport"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRedoAssessments: {
        parameters: {
            query?: {
                assessment_version?: components["parameters"]["Version"];
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
                /** @description Repeated, one id each. */
                user_ids?: components["parameters"]["UserIds"];
                /** @description What waits for a decision comes first where nothing else is asked for. */
                sort?: "waiting" | "-asked_at" | "asked_at" | "full_name" | "-full_name";
                download_report?: components["parameters"]["DownloadReport"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideRedo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "granted"
                 *     }
                 */
                "application/json": components["schemas"]["RedoRequest"];
            };
        };
        responses: {
            /** @description The attempt as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeal and the cancellation, each null where there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAppeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "statement": "The power went out in the whole street."
                 *     }
                 */
                "application/json": components["schemas"]["MakeAppeal"];
            };
        };
        responses: {
            /** @description The appeal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAgreement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                kind?: components["schemas"]["ReviewKind"];
                /** @description Only what the reader has scored, or only what they have not; both where nothing is said. */
                mine_done?: boolean;
                assessment_version?: components["parameters"]["Version"];
                /** @description Repeated, one id each. */
                user_ids?: components["parameters"]["UserIds"];
                /** @description What has waited longest comes first where nothing else is asked for. */
                sort?: "since" | "-since" | "full_name" | "-full_name";
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    grantTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "01920000-0000-7000-8000-000000000068",
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "minutes": 5,
                 *       "reason": "A fire drill in the building."
                 *     }
                 */
                "application/json": components["schemas"]["GrantTime"];
            };
        };
        responses: {
            /** @description The grant and the new deadline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeGrant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArrangement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's user id.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands, and every earlier change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrangementAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setArrangement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's user id.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time_factor": 1.25,
                 *       "break_minutes": 5,
                 *       "waived": [
                 *         {
                 *           "part": "part5",
                 *           "reason": "Hard of hearing."
                 *         }
                 *       ],
                 *       "replaced": [
                 *         {
                 *           "source": "camera",
                 *           "reason": "An invigilator sits beside the candidate."
                 *         }
                 *       ],
                 *       "assistive_input": false,
                 *       "reason": "A letter of the doctor of 3 May."
                 *     }
                 */
                "application/json": components["schemas"]["SetArrangement"];
            };
        };
        responses: {
            /** @description What stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrangementAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it is served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlAnswer"];
                };
            };
            /** @description It is being made; ask again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRecordingHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "held": true,
                 *       "reason": "The candidate appealed and a lawyer asked for the recordings."
                 *     }
                 */
                "application/json": components["schemas"]["SetRecordingHold"];
            };
        };
        responses: {
            /** @description How long the recordings are kept now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRetentionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverallResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's user id.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate's results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverallResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminSearchCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10,
                 *       "status": "REGISTERED",
                 *       "role": "individual"
                 *     }
                 */
                "application/json": components["schemas"]["AdminSearchRequest"];
            };
        };
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCandidateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10,
                 *       "act": "approval.approved"
                 *     }
                 */
                "application/json": components["schemas"]["AuditSearch"];
            };
        };
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchNewcomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": components["schemas"]["NewcomersSearch"];
            };
        };
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newcomers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    emailCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "onboarding-invite",
                 *       "user_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ],
                 *       "key": "01920000-0000-7000-8000-0000000000aa"
                 *     }
                 */
                "application/json": components["schemas"]["EmailCandidates"];
            };
        };
        responses: {
            /** @description To whom it went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidatesEmailed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCandidateEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "onboarding-invite",
                 *       "user_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CheckCandidateEmails"];
            };
        };
        responses: {
            /** @description Both, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateEmailsChecked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationToDecideAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminActionCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ],
                 *       "action": "start_review"
                 *     }
                 */
                "application/json": components["schemas"]["AdminActionRequest"];
            };
        };
        responses: {
            /** @description Which were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminActionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    selectRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "REGISTERED",
                 *       "role": "individual"
                 *     }
                 */
                "application/json": components["schemas"]["SelectRegistrations"];
            };
        };
        responses: {
            /** @description The set, with how many it holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSelection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set, and how many were changed so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideSelection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "start_review"
                 *     }
                 */
                "application/json": components["schemas"]["DecideSelection"];
            };
        };
        responses: {
            /** @description The decision is under way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoSelection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Best annotator of the cohort"
                 *     }
                 */
                "application/json": components["schemas"]["AddAward"];
            };
        };
        responses: {
            /** @description The award. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAward: {
        parameters: {
            query: {
                /** @example 01920000-0000-7000-8000-000000000065 */
                reward_id: components["schemas"]["Id"];
                /**
                 * @description Whose award it is; must be the own id.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                uid: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000066 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "My portfolio",
                 *       "url": "https://example.com/portfolio"
                 *     }
                 */
                "application/json": components["schemas"]["AddMedia"];
            };
        };
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileMediaAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkill: {
        parameters: {
            query: {
                /**
                 * @description Compared trimmed and ignoring case, in English or Arabic.
                 * @example Data annotation
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill and those next to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMatchingJobs: {
        parameters: {
            query?: {
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: number;
                /** @description A recruiter names the candidate; a candidate leaves it out or names themselves. */
                candidate_id?: components["schemas"]["Id"];
                /** @description Part of the title. */
                job_title?: string;
                /** @description Only this job, with its explanation, whatever its score. */
                job_id?: components["schemas"]["Id"];
                /** @description The id of a sector. */
                sector?: string;
                city?: components["schemas"]["City"];
                job_type?: components["schemas"]["JobType"];
                /** @description Only the favourites. */
                is_favorite?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingJobs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUpskillCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_id": "01920000-0000-7000-8000-000000000060"
                 *     }
                 */
                "application/json": components["schemas"]["UpskillCoursesQuery"];
            };
        };
        responses: {
            /** @description The groups, sorted by total score descending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpskillCourses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkillGaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["SkillGapQuery"];
            };
        };
        responses: {
            /** @description The skills, the widest gap first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillGaps"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "applied",
                 *       "page": 1,
                 *       "limit": 12
                 *     }
                 */
                "application/json": components["schemas"]["CandidateJobsQuery"];
            };
        };
        responses: {
            /** @description A page of jobs, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingJobs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCareerPath: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": "01920000-0000-7000-8000-000000000001",
                 *       "n": 3
                 *     }
                 */
                "application/json": components["schemas"]["CareerPathQuery"];
            };
        };
        responses: {
            /** @description The path. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerPath"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    actOnJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example apply */
                action: "apply" | "withdraw" | "dismiss";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_id": "01920000-0000-7000-8000-000000000060"
                 *     }
                 */
                "application/json": components["schemas"]["JobActionBody"];
            };
        };
        responses: {
            /** @description What the candidate now did about it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobActionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavoriteStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_ids": [
                 *         "01920000-0000-7000-8000-000000000060"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteJobsQuery"];
            };
        };
        responses: {
            /** @description One entry a job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteJobs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the job.
                 * @example 01920000-0000-7000-8000-000000000060
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The like. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_id": "01920000-0000-7000-8000-000000000060",
                 *       "is_favorite": true
                 *     }
                 */
                "application/json": components["schemas"]["SetFavorite"];
            };
        };
        responses: {
            /** @description The like as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerForCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": "01920000-0000-7000-8000-000000000061",
                 *       "action": "register"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterCourse"];
            };
        };
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseRegistrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSurveyState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the survey stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "question_id": "01920000-0000-7000-8000-000000000063",
                 *           "answer": "4"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SubmitSurvey"];
            };
        };
        responses: {
            /** @description Submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSurveyQuestions: {
        parameters: {
            query?: {
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyQuestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSurveyQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "How clear were the instructions?",
                 *       "question_ar": "ما مدى وضوح التعليمات؟",
                 *       "type": "rating"
                 *     }
                 */
                "application/json": components["schemas"]["SurveyQuestionBody"];
            };
        };
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyQuestionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSurveyQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000063 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "How clear were the instructions of each part?"
                 *     }
                 */
                "application/json": components["schemas"]["SurveyQuestionPatch"];
            };
        };
        responses: {
            /** @description The changed question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyQuestionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSurveyQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000063 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSurveyAnswers: {
        parameters: {
            query?: {
                from_date?: components["parameters"]["FromDate"];
                /** @description This day included. */
                to_date?: components["parameters"]["ToDate"];
                download_report?: components["parameters"]["DownloadReport"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counted answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyAnswers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSurveyTexts: {
        parameters: {
            query?: {
                from_date?: components["parameters"]["FromDate"];
                /** @description This day included. */
                to_date?: components["parameters"]["ToDate"];
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000063 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyTexts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrinciplesState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrinciplesExist"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrinciplesQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrinciplesQuestions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePrinciplesAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "questionNumber": 1,
                 *           "question": "I finish what I start.",
                 *           "answerNumber": 4
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SavePrinciplesAnswers"];
            };
        };
        responses: {
            /** @description How far it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrinciplesProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrinciplesSummary: {
        parameters: {
            query?: {
                /** @description A recruiter names the candidate; a candidate leaves it out or names themselves. */
                user_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrinciplesSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrinciplesPdf: {
        parameters: {
            query?: {
                /** @description A recruiter names the candidate; a candidate leaves it out or names themselves. */
                user_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it is served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlAnswer"];
                };
            };
            /** @description It is being made; ask again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrinciplesAnswers: {
        parameters: {
            query?: {
                /** @description A recruiter names the candidate; a candidate leaves it out or names themselves. */
                user_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrinciplesRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrinciplesResults: {
        parameters: {
            query?: {
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
                /** @description Repeated: the first and the last day. */
                dates?: string[];
                /** @description Repeated, one id each. */
                users?: components["schemas"]["Id"][];
                sort?: "-started_at" | "started_at" | "full_name" | "-full_name";
                download_report?: components["parameters"]["DownloadReport"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrinciplesResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Counts from 0. */
                page?: components["parameters"]["PageFromZero"];
                limit?: number;
                /** @description Only those read, or only those not. */
                is_read?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notification_ids": [
                 *         "01920000-0000-7000-8000-000000000064"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MarkNotifications"];
            };
        };
        responses: {
            /** @description How many are not read now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startInterview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_id": "01920000-0000-7000-8000-000000000060",
                 *       "candidate_id": "01920000-0000-7000-8000-000000000001",
                 *       "scheduled_at": "2025-02-03T08:00:00.000Z",
                 *       "duration_minutes": 45,
                 *       "time_zone": "Asia/Dubai",
                 *       "place": "https://meet.example/room-7",
                 *       "note": null
                 *     }
                 */
                "application/json": components["schemas"]["StartInterview"];
            };
        };
        responses: {
            /** @description The interview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeInterview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "interview_id": "01920000-0000-7000-8000-000000000062"
                 *     }
                 */
                "application/json": components["schemas"]["ResumeInterview"];
            };
        };
        responses: {
            /** @description The interview, in process. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInterviews: {
        parameters: {
            query?: {
                /** @description Counts from 0. */
                page?: components["parameters"]["PageFromZero"];
                limit?: components["parameters"]["Limit"];
                recruiter_id?: components["schemas"]["Id"];
                job_id?: components["schemas"]["Id"];
                /** @description A candidate gets only their own, with or without it. */
                candidate_id?: components["schemas"]["Id"];
                interview_id?: components["schemas"]["Id"];
                status?: components["schemas"]["InterviewStatus"];
                /** @description `full_name` is the candidate’s. `next` begins with the soonest that is not over. */
                sort?: "job" | "-job" | "next" | "-scheduled_at" | "scheduled_at" | "full_name" | "-full_name" | "recruiter" | "-recruiter";
                download_report?: components["parameters"]["DownloadReport"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of interviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000062 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "finished"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UpdateInterview"];
            };
        };
        responses: {
            /** @description The interview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInterviewCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000062 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewCalendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInterviewHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000062 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openOwnInterviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time_zone": "Asia/Dubai"
                 *     }
                 */
                "application/json": components["schemas"]["OpenOwnInterviews"];
            };
        };
        responses: {
            /** @description How many interviews now know the time zone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInterviewsOpened"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    postJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "form",
                 *       "job": {
                 *         "title": "Arabic data annotator",
                 *         "industry": "AI data services",
                 *         "job_type": "full_time",
                 *         "availability_mode": "on_site",
                 *         "city": "abu_dhabi",
                 *         "experience": 0,
                 *         "skills": [
                 *           {
                 *             "name": "Data annotation",
                 *             "importance": "required"
                 *           }
                 *         ],
                 *         "description": "Label Arabic text for language models."
                 *       },
                 *       "publish": true
                 *     }
                 */
                "application/json": components["schemas"]["PostJob"];
            };
        };
        responses: {
            /** @description The job: a draft to correct, or published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 0,
                 *       "limit_per_page": 5,
                 *       "dashboard": true
                 *     }
                 */
                "application/json": components["schemas"]["PostedJobsQuery"];
            };
        };
        responses: {
            /** @description A page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedJobs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_id": "01920000-0000-7000-8000-000000000060"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteJob"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000060 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countPostedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalJobs"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_id": "01920000-0000-7000-8000-000000000060",
                 *       "job": {
                 *         "title": "Senior Arabic data annotator"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateJob"];
            };
        };
        responses: {
            /** @description The changed job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJobDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_id": "01920000-0000-7000-8000-000000000060",
                 *       "description": "Label Arabic text and speech for language models."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateJobDescription"];
            };
        };
        responses: {
            /** @description The changed job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkillStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sort": "-gap",
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": components["schemas"]["SkillStatsQuery"];
            };
        };
        responses: {
            /** @description A page of skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10,
                 *       "status": "REGISTERED",
                 *       "query": "mariam"
                 *     }
                 */
                "application/json": components["schemas"]["SearchCandidates"];
            };
        };
        responses: {
            /** @description A page of candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PoolCandidates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    pokeCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_id": "01920000-0000-7000-8000-000000000060",
                 *       "user_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PokeCandidates"];
            };
        };
        responses: {
            /** @description Who was poked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidatesPoked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkMatchingCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the job.
                 * @example 01920000-0000-7000-8000-000000000060
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer and the count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingCandidatesExist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCandidatesForJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_ids": [
                 *         "01920000-0000-7000-8000-000000000060"
                 *       ],
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": components["schemas"]["CandidatesForJobsQuery"];
            };
        };
        responses: {
            /** @description The candidates by job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidatesForJobs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTopJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000060 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopJobRemoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setJobLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000061 */
                company_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["SetJobLimit"];
            };
        };
        responses: {
            /** @description The company's jobs beside the limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalJobs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardStats: {
        parameters: {
            query?: {
                from_date?: components["parameters"]["FromDate"];
                /** @description This day included. */
                to_date?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInceptionStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InceptionStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_location": "Abu Dhabi"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyPatch"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalCriteria: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The criteria. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalCriteriaAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setApprovalCriteria: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "auto_approval": true,
                 *       "laptop": true,
                 *       "wifi": true,
                 *       "full_time": true,
                 *       "locations": [
                 *         "abu_dhabi",
                 *         "al_ain"
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["SetApprovalCriteria"];
            };
        };
        responses: {
            /** @description The criteria and whom they would pass. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalCriteriaSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMatchingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The threshold and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingSettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMatchingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listed_above": 0.3
                 *     }
                 */
                "application/json": components["schemas"]["SetMatchingSettings"];
            };
        };
        responses: {
            /** @description What holds from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: {
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example onboarding-invite */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example onboarding-invite */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Welcome to Masar",
                 *       "subject_ar": "أهلاً بك في مسار",
                 *       "body": "Dear {{name}}, begin with the button.",
                 *       "body_ar": "عزيزي {{name}}، ابدأ بالضغط على الزر."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateEmailTemplate"];
            };
        };
        responses: {
            /** @description The changed template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Noura Hassan",
                 *       "email": "noura@company.example",
                 *       "company_name": "Company",
                 *       "message": "We would like to see the reports."
                 *     }
                 */
                "application/json": components["schemas"]["BookDemo"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    postJobToAts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_id": "01920000-0000-7000-8000-000000000060"
                 *     }
                 */
                "application/json": components["schemas"]["AtsPostJob"];
            };
        };
        responses: {
            /** @description Posted, or queued to be tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtsJobPosted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
        };
    };
    syncCandidateToAts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                a: components["schemas"]["Id"];
                /**
                 * @description The job, posted there before.
                 * @example 01920000-0000-7000-8000-000000000060
                 */
                b: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent, or queued to be tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtsCandidateSynced"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAtsSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtsSignIn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAtsStatus: {
        parameters: {
            query?: {
                /** @description Only what is about this job. */
                job_id?: components["schemas"]["Id"];
                /** @description Only what is about this candidate. */
                candidate_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtsStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAtsDeliveries: {
        parameters: {
            query?: {
                state?: "failed" | "queued" | "sent" | "all";
                sort?: "-created_at" | "created_at" | "job_title" | "-job_title" | "company_name" | "-company_name" | "-tries" | "tries";
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
                download_report?: components["parameters"]["DownloadReport"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtsDeliveries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendToAtsAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000063 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands after it was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtsDeliveryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAtsPermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000061 */
                company_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "allowed": true
                 *     }
                 */
                "application/json": components["schemas"]["SetAtsPermission"];
            };
        };
        responses: {
            /** @description How it is set now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtsPermission"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCandidateNotes: {
        parameters: {
            query?: {
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The candidate.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateNotes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCandidateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Speaks clearly; call again in May."
                 *     }
                 */
                "application/json": components["schemas"]["AddCandidateNote"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateNoteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCandidateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["schemas"]["Id"];
                /** @example 01920000-0000-7000-8000-000000000064 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": "01920000-0000-7000-8000-000000000001",
                 *       "since": "2026-01-01"
                 *     }
                 */
                "application/json": components["schemas"]["AddEmployee"];
            };
        };
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10,
                 *       "sort": "-since"
                 *     }
                 */
                "application/json": components["schemas"]["EmployeesSearch"];
            };
        };
        responses: {
            /** @description A page of employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employees"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endEmployment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000071 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ended_on": "2026-01-31"
                 *     }
                 */
                "application/json": components["schemas"]["EndEmployment"];
            };
        };
        responses: {
            /** @description The employment as it was ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
